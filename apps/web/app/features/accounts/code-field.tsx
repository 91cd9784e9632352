import { TextInput, type TextInputProps } from '@mantine/core';

interface CodeFieldProps extends TextInputProps {
  /** Only digits: phones show their number pad. */
  digits?: boolean;
}

/** The field of a code; phones and password managers offer to fill it in. */
export function CodeField({ digits = false, ...props }: CodeFieldProps) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      inputMode={digits ? 'numeric' : 'text'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}
