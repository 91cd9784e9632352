import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FoundPayment, reverseManualPaymentMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from '../search/found-payments.module.css';
import { useRefreshFoundPayments } from '../search/use-payment-search.ts';

interface ReverseSheetProps {
  /** What is reversed; null: closed. */
  payment: FoundPayment | null;
  onClose: () => void;
}

/** Takes back a payment that was recorded by mistake. */
export function ReverseSheet({ payment, onClose }: ReverseSheetProps) {
  const { t } = useTranslation('platform-payments');
  return (
    <Sheet opened={payment !== null} onClose={onClose} title={t('reverse.title')}>
      {payment && <ReverseForm payment={payment} onClose={onClose} />}
    </Sheet>
  );
}

function ReverseForm({ payment, onClose }: { payment: FoundPayment; onClose: () => void }) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const refresh = useRefreshFoundPayments();
  const [failure, setFailure] = useState('');
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (reason.trim().length < 2 ? t('refund.reasonMissing') : null),
    },
  });
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode('reason')?.focus();
  };
  const reverse = useMutation({
    ...reverseManualPaymentMutation(),
    onSuccess: async () => {
      toastSuccess(t('reverse.done'));
      onClose();
      await refresh();
    },
    onError: (error) => {
      const sentence = showProblemInForm({ setErrors: showErrors }, error, t('failed'));
      if (toFailure(error).fields.length === 0) setFailure(sentence);
    },
  });
  const submit = form.onSubmit((body) => {
    setFailure('');
    reverse.mutate({ path: { id: payment.id }, body });
  }, showErrors);
  const name = payment.member?.full_name ?? t('left');
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p>{t('reverse.lead', { name, amount: format.money(payment.amount) })}</p>
      <Textarea
        label={t('refund.reason')}
        description={t('refund.reasonHint')}
        rows={3}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="danger" size="lg" fullWidth loading={reverse.isPending}>
        {t('reverse.submit')}
      </Button>
    </form>
  );
}
