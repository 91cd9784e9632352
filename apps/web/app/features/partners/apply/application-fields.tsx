import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import classes from './application.module.css';
import { type ApplicationValues, businessTypes } from './application-values.ts';

interface ApplicationFieldsProps {
  form: UseFormReturnType<ApplicationValues>;
  /** The masked numbers already stored; leaving their fields empty keeps them. */
  maskedNumbers?: { tax_id: string; bank_account: string };
}

/** The fields of a partner application. */
export function ApplicationFields({ form, maskedNumbers }: ApplicationFieldsProps) {
  const { t } = useTranslation('partners');
  const field = (name: keyof ApplicationValues) => ({
    label: t(`apply.${name as 'address'}`),
    ...form.getInputProps(name),
  });
  return (
    <>
      <Group title={t('apply.business')}>
        <TextInput {...field('business_name')} autoComplete="organization" maxLength={160} />
        <NativeSelect
          {...field('business_type')}
          data={[
            { value: '', label: t('apply.choose'), disabled: true },
            ...businessTypes.map((value) => ({ value, label: t(`apply.type.${value}`) })),
          ]}
        />
        <Textarea
          {...field('description')}
          description={t('apply.descriptionHint')}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={4000}
        />
        <TextInput {...field('address')} autoComplete="street-address" maxLength={300} />
        <TextInput
          {...field('website')}
          description={t('apply.websiteHint')}
          type="url"
          autoComplete="url"
          maxLength={300}
        />
      </Group>
      <Group title={t('apply.contact')}>
        <TextInput {...field('contact_email')} type="email" autoComplete="email" />
        <TextInput
          {...field('phone')}
          description={t('apply.phoneHint')}
          type="tel"
          autoComplete="tel"
        />
      </Group>
      <Group title={t('apply.payout')} note={t('apply.encrypted')}>
        <TextInput
          {...field('tax_id')}
          description={maskedNumbers && t('change.keep', { hint: maskedNumbers.tax_id })}
          autoComplete="off"
          maxLength={60}
        />
        <TextInput
          {...field('bank_account')}
          description={
            maskedNumbers
              ? t('change.keep', { hint: maskedNumbers.bank_account })
              : t('apply.bankHint')
          }
          autoComplete="off"
          maxLength={60}
        />
      </Group>
    </>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </fieldset>
  );
}
