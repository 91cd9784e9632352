import { Textarea } from '@mantine/core';
import { useTranslation } from '#light-translator';

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Why dates are cancelled, for their members to read. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('partner-classes');
  return (
    <Textarea
      label={t('preview.reason')}
      description={t('preview.reasonHint')}
      rows={2}
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
