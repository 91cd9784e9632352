import { TextInput, type TextInputProps } from '@mantine/core';
import { completeTypedTime, readTypedTime } from '#ui/format/typed-time.ts';

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** HH:MM, or what has been typed of it. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of day in the 24 hours that the pages show, in whatever way it is typed. */
export function TimeField({ value, onChange, ...props }: TimeFieldProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      maxLength={5}
      {...props}
      value={value}
      onChange={(event) => onChange(readTypedTime(event.currentTarget.value))}
      onBlur={() => onChange(completeTypedTime(value))}
    />
  );
}
