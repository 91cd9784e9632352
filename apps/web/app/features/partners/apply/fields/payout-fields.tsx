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
  const number = (name: keyof MaskedNumbers) => {
    const hint = maskedNumbers?.[name];
    return { ...field(name), ...(hint && { description: t('hint.keep', { hint }) }) };
  };
  return (
    <>
      <Text tone="quiet">{t('hint.encrypted')}</Text>
      <TextInput {...number('tax_id')} />
      <TextInput {...number('bank_account')} />
      {!looksLikeIban(form.values.bank_account) && <TextInput {...field('bank_name')} />}
    </>
  );
}
