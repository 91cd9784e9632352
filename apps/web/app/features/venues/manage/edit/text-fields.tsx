import { Textarea, TextInput } from '@mantine/core';
import type { VenueText } from '@pulse/domain';
import type { ComponentProps } from 'react';
import { useTranslation } from '#light-translator';
import { fieldId, type VenueFieldsProps } from './venue-fields.ts';

/** The fields of the venue that are one text. */
export type TextName = 'name' | 'address' | 'city' | VenueText | 'visit_limit_per_month';

interface TextFieldProps extends VenueFieldsProps {
  name: TextName;
}

function useFieldProps({ name, values, errors }: Omit<TextFieldProps, 'onChange'>) {
  const { t } = useTranslation('partner-venues');
  return {
    id: fieldId(name),
    name,
    'data-path': name,
    label: t(`field.${name}`),
    value: values[name],
    error: errors[name],
  };
}

/** A field of one line. */
export function TextField({
  name,
  values,
  errors,
  onChange,
  ...rest
}: TextFieldProps & Omit<ComponentProps<typeof TextInput>, keyof TextFieldProps>) {
  const field = useFieldProps({ name, values, errors });
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      {...field}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}

/** A field of several paragraphs, which grows. */
export function ParagraphsField({
  name,
  values,
  errors,
  onChange,
  ...rest
}: TextFieldProps & Omit<ComponentProps<typeof Textarea>, keyof TextFieldProps>) {
  const field = useFieldProps({ name, values, errors });
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={14}
      {...rest}
      {...field}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}
