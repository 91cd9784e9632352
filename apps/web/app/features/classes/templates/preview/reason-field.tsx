import { Textarea } from '@mantine/core';
import { useTranslation } from '#light-translator';
import type { FieldProps } from '#ui/forms/field-props.ts';

/** Why dates are cancelled, for their members to read. */
export function ReasonField(field: FieldProps<string>) {
  const { t } = useTranslation('partner-classes');
  return (
    <Textarea
      label={t('preview.reason')}
      description={t('preview.reasonHint')}
      rows={2}
      maxLength={300}
      {...field}
    />
  );
}
