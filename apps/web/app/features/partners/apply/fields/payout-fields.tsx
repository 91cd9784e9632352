import { TextInput } from '@mantine/core';
import { looksLikeIban } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import { type StepProps, useField } from './step-fields.ts';

/** The masked numbers already stored; leaving their fields empty keeps them. */
export interface MaskedNumbers {
  tax_id: string;
  bank_account: string;
}

interface PayoutFieldsProps extends StepProps {
  maskedNumbers?: MaskedNumbers;
}

/** Tax id and account; a local account number needs the name of its bank. */
export function PayoutFields({ form, maskedNumbers }: PayoutFieldsProps) {
  const { t } = useTranslation('partner-application');
  const field = useField(form);
  const { bank_account } = form.values;
  const keep = (hint: string | undefined) => hint && t('hint.keep', { hint });
  return (
    <>
      <Text tone="quiet">{t('hint.encrypted')}</Text>
      <TextInput
        {...field('tax_id')}
        description={keep(maskedNumbers?.tax_id) ?? t('hint.tax_id')}
        autoComplete="off"
        maxLength={60}
      />
      <TextInput
        {...field('bank_account')}
        description={keep(maskedNumbers?.bank_account) ?? t('hint.bank_account')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      {!looksLikeIban(bank_account) && (
        <TextInput
          {...field('bank_name')}
          description={t('hint.bank_name')}
          autoComplete="off"
          maxLength={120}
        />
      )}
    </>
  );
}
