import { SegmentedControl } from '@mantine/core';
import { listPlansOptions, type Plan, startCheckoutMutation } from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { toFailure } from '#ui/network/problem.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import classes from './choose-plan.module.css';
import { PlanCard } from './plan-card.tsx';

interface ChoosePlanProps {
  /** A class to book, offered again after paying. */
  classSessionId: string | null;
}

/** The plans side by side; choosing one redirects to its checkout. */
export function ChoosePlan({ classSessionId }: ChoosePlanProps) {
  const { t } = useTranslation('memberships');
  const plans = useQuery(listPlansOptions());
  const [interval, setInterval] = useState<'month' | 'year'>('month');
  const checkout = useMutation(startCheckoutMutation());
  const navigate = useNavigate();
  // One intent while the page is open: choosing the same again opens no second payment.
  const [intent] = useState(createIdempotencyKey);

  const choose = (plan: Plan) =>
    checkout.mutate(
      {
        body: {
          plan_code: plan.code,
          billing_interval: interval,
          class_session_id: classSessionId ?? undefined,
        },
        headers: { 'idempotency-key': `${intent}-${plan.code}-${interval}` },
      },
      { onSuccess: ({ checkout_url }) => navigateToUrl(checkout_url, navigate) },
    );

  if (plans.isPending) return <LoadingRows rows={3} height={220} />;
  if (plans.isError) return <ErrorState error={plans.error} onRetry={() => plans.refetch()} />;
  return (
    <section aria-label={t('plans')}>
      <SegmentedControl
        value={interval}
        onChange={(value) => setInterval(value === 'year' ? 'year' : 'month')}
        data={[
          { value: 'month', label: t('interval.month') },
          { value: 'year', label: t('interval.year') },
        ]}
        aria-label={t('interval.label')}
        mb="lg"
      />
      {checkout.isError && (
        <FailureNote className={classes.failure}>
          {toFailure(checkout.error).detail ?? t('checkoutFailed')}
        </FailureNote>
      )}
      <div className={classes.plans}>
        {plans.data.items.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            interval={interval}
            recommended={plan.code === 'plus'}
            busy={checkout.isPending && checkout.variables.body.plan_code === plan.code}
            disabled={checkout.isPending}
            onChoose={() => choose(plan)}
          />
        ))}
      </div>
    </section>
  );
}
