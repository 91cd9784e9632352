import { TextInput } from '@mantine/core';
import type { Ref } from 'react';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Only digits: phones show their number pad. */
  digits?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The field of a code; phones and password managers offer to fill it in. */
export function CodeField({ onChange, digits = false, ...props }: CodeFieldProps) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      inputMode={digits ? 'numeric' : 'text'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
