import { Textarea, TextInput } from '@mantine/core';
import { type FoundPayment, type Money, refundPaymentMutation } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';

interface RefundFormProps {
  payment: FoundPayment;
  left: Money;
  onClose: () => void;
}

/** Refunds what is left of a payment, or a part of it. */
export function RefundForm({ payment, left, onClose }: RefundFormProps) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  // One key for one intent: a second tap, or a retry after a lost answer, refunds once.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const { currency } = left;
  const read = (typed: string) => parseAmount(typed, currency);
  const isPossible = (minor: number) => minor > 0 && minor <= left.amount_minor;
  const refund = useAction(refundPaymentMutation(), {
    done: ({ amount }) => t('refund.done', { amount: format.money(amount) }),
    onDone: onClose,
    refetch: ['payments'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { amount: String(amountOf(left)), reason: '' },
    check: ({ amount, reason }) => ({
      amount: isPossible(read(amount))
        ? null
        : t('refund.amountWrong', { amount: format.money(left) }),
      reason: reason.trim().length < 2 ? t('refund.reasonMissing') : null,
    }),
    action: refund,
    toVariables: ({ amount, reason }) => ({
      path: { id: payment.id },
      headers: { 'idempotency-key': idempotencyKey },
      body: { amount: { amount_minor: read(amount), currency }, reason },
    }),
  });
  const typed = read(form.values.amount);
  const name = payment.member?.full_name ?? t('left');
  return (
    <Form
      form={form}
      layout="sheet"
      submit={
        isPossible(typed)
          ? t('refund.submit', { amount: format.money({ amount_minor: typed, currency }) })
          : t('refund.submitEmpty')
      }
    >
      <p>{t('refund.lead', { name, amount: format.money(left) })}</p>
      <TextInput
        label={t('refund.amount', { currency })}
        description={t('refund.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        data-autofocus
        {...form.getInputProps('amount')}
      />
      <Textarea
        label={t('refund.reason')}
        description={t('refund.reasonHint')}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </Form>
  );
}
