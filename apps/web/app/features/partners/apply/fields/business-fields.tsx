import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { BUSINESS_TYPES } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { type StepProps, useField } from './step-fields.ts';

/** The business: its name, kind, description and website. */
export function BusinessFields({ form }: StepProps) {
  const { t } = useTranslation('partner-application');
  const field = useField(form);
  return (
    <>
      <TextInput {...field('business_name')} autoComplete="organization" maxLength={160} />
      <NativeSelect
        {...field('business_type')}
        size="md"
        data={[
          { value: '', label: t('choose'), disabled: true },
          ...BUSINESS_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
        ]}
      />
      <Textarea
        {...field('description')}
        description={t('hint.description')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={4000}
      />
      <TextInput
        {...field('website')}
        description={t('hint.website')}
        type="url"
        autoComplete="url"
        maxLength={300}
      />
    </>
  );
}
