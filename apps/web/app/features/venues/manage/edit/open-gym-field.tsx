import { Checkbox } from '@mantine/core';
import { useTranslation } from '#light-translator';
import type { VenueFieldsProps } from './venue-fields.ts';

/** Whether members may come without a class. */
export default function OpenGymField({ editor }: VenueFieldsProps) {
  const { t } = useTranslation('partner-venues');
  return (
    <Checkbox
      id="open_gym"
      label={t('field.open_gym')}
      description={t('hint.open_gym')}
      checked={editor.values.open_gym}
      onChange={(event) => editor.setValue('open_gym', event.currentTarget.checked)}
    />
  );
}
