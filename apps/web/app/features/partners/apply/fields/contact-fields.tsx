import { TextInput } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { type StepProps, useField } from './step-fields.ts';

/** The person to talk to. */
export function ContactFields({ form }: StepProps) {
  const { t } = useTranslation('partner-application');
  const field = useField(form);
  return (
    <>
      <TextInput
        {...field('contact_name')}
        description={t('hint.contact_name')}
        autoComplete="name"
        maxLength={120}
      />
      <TextInput
        {...field('contact_email')}
        description={t('hint.contact_email')}
        type="email"
        autoComplete="email"
      />
      <TextInput
        {...field('phone')}
        description={t('hint.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}
