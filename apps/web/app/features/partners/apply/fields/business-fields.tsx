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
      <TextInput {...field('business_name')} />
      <NativeSelect
        {...field('business_type')}
        size="md"
        data={[
          { value: '', label: t('choose'), disabled: true },
          ...BUSINESS_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
        ]}
      />
      <Textarea {...field('description')} autosize minRows={4} maxRows={12} />
      <TextInput {...field('website')} />
    </>
  );
}

/** The person to talk to. */
export function ContactFields({ form }: StepProps) {
  const field = useField(form);
  return (
    <>
      <TextInput {...field('contact_name')} />
      <TextInput {...field('contact_email')} />
      <TextInput {...field('phone')} />
    </>
  );
}
