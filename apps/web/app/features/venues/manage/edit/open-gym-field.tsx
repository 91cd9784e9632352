import { Checkbox } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { fieldId, type VenueFieldsProps } from './venue-fields.ts';

/** Whether members may come without a class. */
export default function OpenGymField({ values, onChange }: VenueFieldsProps) {
  const { t } = useTranslation('partner-venues');
  return (
    <Checkbox
      id={fieldId('open_gym')}
      label={t('field.open_gym')}
      description={t('hint.open_gym')}
      checked={values.open_gym}
      onChange={(event) => onChange('open_gym', event.currentTarget.checked)}
    />
  );
}
