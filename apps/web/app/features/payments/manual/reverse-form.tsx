import { Textarea } from '@mantine/core';
import { type FoundPayment, reverseManualPaymentMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';

/** Takes back a payment that was recorded by mistake. */
export function ReverseForm({ payment, onClose }: { payment: FoundPayment; onClose: () => void }) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const reverse = useAction(reverseManualPaymentMutation(), {
    done: t('reverse.done'),
    onDone: onClose,
    refetch: ['payments'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < 2 ? t('refund.reasonMissing') : null,
    }),
    action: reverse,
    toVariables: (body) => ({ path: { id: payment.id }, body }),
  });
  const name = payment.member?.full_name ?? t('left');
  return (
    <Form form={form} layout="sheet" variant="danger" submit={t('reverse.submit')}>
      <p>{t('reverse.lead', { name, amount: format.money(payment.amount) })}</p>
      <Textarea
        label={t('refund.reason')}
        description={t('refund.reasonHint')}
        rows={3}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </Form>
  );
}
