import { Button } from '@mantine/core';
import {
  getDemoPaymentQueryKey,
  type PaymentOnPage,
  type SettleDemoPaymentData,
  settleDemoPaymentMutation,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './demo-checkout.module.css';
import { isUnpaid } from './is-unpaid.ts';

type Choice = SettleDemoPaymentData['body'];
type Answer = 'approve' | 'delay' | 'confirm' | 'decline';

const buttonVariants = {
  approve: 'primary',
  delay: 'default',
  confirm: 'default',
  decline: 'danger',
} as const;
const deliveries = ['at_once', 'late', 'twice', 'out_of_order', 'never'] as const;
const answers = ['approve', 'decline', 'confirm'] as const;

/** Delay of the "approve slowly" choice, in ms. */
const slowApprovalMs = 8_000;

/**
 * Simulates the card page: approve at once or after a delay, decline, or let the bank ask for a
 * confirmation; and how the event of it reaches Pulse. Once paid it leads on by itself, as card pages do.
 */
export function DemoPaymentForm({ payment }: { payment: PaymentOnPage }) {
  const { t } = useTranslation('payments');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const settle = useAction(settleDemoPaymentMutation(), {
    onDone: (settled, { body: { outcome } }) => {
      queryClient.setQueryData(getDemoPaymentQueryKey({ path: { id: payment.id } }), settled);
      if (settled.status === 'paid') void navigate(settled.return_path, { replace: true });
      // The event is still to come: the page that a card page leads back to does not wait for it.
      if (outcome !== 'confirm' && isUnpaid(settled))
        void navigate(`/app/pay/${payment.id}?returned=paid`, { replace: true });
    },
    // A settled payment changes the membership, the bookings and the notifications.
    refetch: 'everything',
    failure: 'note',
  });
  const [pressed, setPressed] = useState<Answer>('approve');
  const [waiting, setWaiting] = useState(false);
  const [choice, setChoice] = useState<Pick<Choice, 'delivery' | 'later_charges'>>({});
  const busy = settle.isPending || waiting;
  const isAsked = payment.status === 'requires_action';
  const buttons: Answer[] = isAsked
    ? ['approve', 'decline']
    : ['approve', 'delay', 'confirm', 'decline'];

  const settlePayment = async (button: Answer) => {
    setPressed(button);
    if (button === 'delay') {
      setWaiting(true);
      await new Promise((resolve) => setTimeout(resolve, slowApprovalMs));
      setWaiting(false);
    }
    const outcome = button === 'delay' ? 'approve' : button;
    settle.mutate({ path: { id: payment.id }, body: { ...choice, outcome } });
  };

  return (
    <ActionBar>
      {isAsked && (
        <Text strong className={classes.line}>
          {t('asked')}
        </Text>
      )}
      {buttons.map((button) => (
        <Button
          key={button}
          size="lg"
          variant={buttonVariants[button]}
          disabled={busy}
          loading={busy && button === pressed}
          onClick={() => settlePayment(button)}
        >
          {t(button)}
        </Button>
      ))}
      <Text role="status" tone="quiet" className={classes.status}>
        {waiting ? t('waiting') : ''}
      </Text>
      {settle.failureText && (
        <FailureNote className={classes.line}>{settle.failureText}</FailureNote>
      )}
      <div className={classes.choices}>
        <Choices
          wrap
          label={t('delivery.title')}
          value={choice.delivery ?? 'at_once'}
          choices={deliveries.map((value) => ({ value, name: t(`delivery.${value}`) }))}
          onChoose={(value) => setChoice({ ...choice, delivery: value })}
        />
        {payment.purpose !== 'drop_in' && (
          <Choices
            wrap
            label={t('laterCharges.title')}
            value={choice.later_charges ?? 'approve'}
            choices={answers.map((value) => ({ value, name: t(`laterCharges.${value}`) }))}
            onChoose={(value) => setChoice({ ...choice, later_charges: value })}
          />
        )}
      </div>
    </ActionBar>
  );
}
