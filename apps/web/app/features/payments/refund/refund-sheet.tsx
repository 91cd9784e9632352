import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FoundPayment, type Money, refundPaymentMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from '../search/found-payments.module.css';
import { useRefreshFoundPayments } from '../search/use-payment-search.ts';

interface RefundSheetProps {
  /** What is refunded; null: closed. */
  payment: FoundPayment | null;
  onClose: () => void;
}

/** Refunds what is left of a payment, or a part of it. */
export function RefundSheet({ payment, onClose }: RefundSheetProps) {
  const { t } = useTranslation('platform-payments');
  return (
    <Sheet opened={payment !== null} onClose={onClose} title={t('refund.title')}>
      {payment?.refundable && (
        <RefundForm payment={payment} left={payment.refundable} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface RefundFormProps {
  payment: FoundPayment;
  left: Money;
  onClose: () => void;
}

function RefundForm({ payment, left, onClose }: RefundFormProps) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const refresh = useRefreshFoundPayments();
  const [failure, setFailure] = useState('');
  // One key for one intent: a second tap, or a retry after a lost answer, refunds once.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const { currency } = left;
  const read = (typed: string) => parseAmount(typed, currency);
  const isPossible = (minor: number) => minor > 0 && minor <= left.amount_minor;
  const form = useForm({
    initialValues: { amount: String(amountOf(left)), reason: '' },
    validate: {
      amount: (typed) =>
        isPossible(read(typed)) ? null : t('refund.amountWrong', { amount: format.money(left) }),
      reason: (reason) => (reason.trim().length < 2 ? t('refund.reasonMissing') : null),
    },
  });
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const refund = useMutation({
    ...refundPaymentMutation(),
    onSuccess: async ({ amount }) => {
      toastSuccess(t('refund.done', { amount: format.money(amount) }));
      onClose();
      await refresh();
    },
    onError: (error) => {
      const { detail, fields } = toFailure(error);
      const atAmount = fields.find(({ field }) => field.startsWith('amount'));
      const atReason = fields.find(({ field }) => field === 'reason');
      if (atAmount) return showErrors({ amount: atAmount.detail });
      if (atReason) return showErrors({ reason: atReason.detail });
      setFailure(detail ?? t('failed'));
    },
  });
  const submit = form.onSubmit(({ amount, reason }) => {
    setFailure('');
    refund.mutate({
      path: { id: payment.id },
      headers: { 'idempotency-key': idempotencyKey },
      body: { amount: { amount_minor: read(amount), currency }, reason },
    });
  }, showErrors);
  const typed = read(form.values.amount);
  const name = payment.member?.full_name ?? t('left');
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
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
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={refund.isPending}>
        {isPossible(typed)
          ? t('refund.submit', { amount: format.money({ amount_minor: typed, currency }) })
          : t('refund.submitEmpty')}
      </Button>
    </form>
  );
}
