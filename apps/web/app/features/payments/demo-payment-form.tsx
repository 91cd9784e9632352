import { Button } from '@mantine/core';
import {
  type DemoPayment,
  getDemoPaymentQueryKey,
  settleDemoPaymentMutation,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { FailureNote } from '../../ui/feedback/failure-note.tsx';
import { toFailure } from '../../ui/network/problem.ts';
import classes from './demo-payment-form.module.css';

const choices = ['approve', 'delay', 'decline'] as const;
type Choice = (typeof choices)[number];
const buttonVariants = { approve: 'primary', delay: 'default', decline: 'danger' };

/** Delay of the "approve slowly" choice, in ms. */
const slowApprovalMs = 8_000;

/**
 * Simulates the card page: approve, decline, or approve after a delay. Once paid it leads on by itself,
 * as card pages do.
 */
export function DemoPaymentForm({ payment }: { payment: DemoPayment }) {
  const { t } = useTranslation('payments');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const settle = useMutation(settleDemoPaymentMutation());
  const [pressed, setPressed] = useState<Choice>('approve');
  const [waiting, setWaiting] = useState(false);
  const busy = settle.isPending || waiting;

  const settlePayment = async (choice: Choice) => {
    setPressed(choice);
    if (choice === 'delay') {
      setWaiting(true);
      await new Promise((resolve) => setTimeout(resolve, slowApprovalMs));
      setWaiting(false);
    }
    const outcome = choice === 'decline' ? 'decline' : 'approve';
    settle.mutate(
      { path: { id: payment.id }, body: { outcome } },
      {
        onSuccess: (settled) => {
          queryClient.setQueryData(getDemoPaymentQueryKey({ path: { id: payment.id } }), settled);
          // A settled payment changes the membership, the bookings and the notifications.
          const settledKey = JSON.stringify(getDemoPaymentQueryKey({ path: { id: payment.id } }));
          queryClient.invalidateQueries({
            predicate: ({ queryKey }) => JSON.stringify(queryKey) !== settledKey,
          });
          if (settled.status === 'paid') void navigate(settled.return_path, { replace: true });
        },
      },
    );
  };

  return (
    <div className={classes.actions}>
      {choices.map((choice) => (
        <Button
          key={choice}
          size="lg"
          variant={buttonVariants[choice]}
          disabled={busy}
          loading={busy && choice === pressed}
          onClick={() => settlePayment(choice)}
        >
          {t(choice)}
        </Button>
      ))}
      <p role="status" className={classes.status}>
        {waiting ? t('waiting') : ''}
      </p>
      {settle.isError && (
        <FailureNote className={classes.failure}>
          {toFailure(settle.error).detail ?? t('failed')}
        </FailureNote>
      )}
    </div>
  );
}
