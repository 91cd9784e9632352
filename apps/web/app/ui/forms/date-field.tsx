import { TextInput, type TextInputProps } from '@mantine/core';
import { useFormat } from '#ui/format/use-format.ts';

/**
 * A date, in the field and calendar of the browser, which writes it as the system of the reader does
 * whatever the language of the page; below it in words, so that 11/12 cannot be misread.
 */
export function DateField({ description, ...props }: TextInputProps & { value: string }) {
  const format = useFormat();
  const { value } = props;
  const words = /^[12]\d{3}-\d\d-\d\d$/.test(value)
    ? format.date(`${value}T12:00:00Z`, 'fullDate', 'UTC')
    : null;
  return (
    <TextInput
      type="date"
      description={
        (description || words) && (
          <>
            {words}
            {words && description && <br />}
            {description}
          </>
        )
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
    />
  );
}
