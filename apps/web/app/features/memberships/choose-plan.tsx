import { SegmentedControl } from '@mantine/core';
import { listPlansOptions, type Plan, startCheckoutMutation } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import classes from './choose-plan.module.css';
import { PlanCard } from './plan-card.tsx';

export interface ChoosePlanProps {
  /** A class to book, offered again after paying. */
  classSessionId: string | null;
  timeZone: string;
}

/** The plans side by side; choosing one redirects to its checkout. */
export function ChoosePlan({ classSessionId, timeZone }: ChoosePlanProps) {
  const { t } = useTranslation('memberships');
  const plans = useQuery(listPlansOptions());
  const [interval, setInterval] = useState<'month' | 'year'>('month');
  const navigate = useNavigate();
  const checkout = useAction(startCheckoutMutation(), {
    onDone: ({ checkout_url }) => navigateToUrl(checkout_url, navigate),
    failure: 'note',
  });
  // One intent while the page is open: choosing the same again opens no second payment.
  const [intent] = useState(createIdempotencyKey);

  const choose = (plan: Plan) =>
    checkout.mutate({
      body: {
        plan_code: plan.code,
        billing_interval: interval,
        class_session_id: classSessionId ?? undefined,
      },
      headers: { 'idempotency-key': `${intent}-${plan.code}-${interval}` },
    });

  return (
    <QueryContent query={plans} loading={<LoadingRows rows={3} height={220} />}>
      {({ items }) => (
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
          {checkout.failureText && (
            <FailureNote className={classes.failure}>{checkout.failureText}</FailureNote>
          )}
          <div className={classes.plans}>
            {items.map((plan) => (
              <PlanCard
                key={plan.code}
                plan={plan}
                interval={interval}
                timeZone={timeZone}
                recommended={plan.code === 'plus'}
                busy={checkout.isPending && checkout.variables.body.plan_code === plan.code}
                disabled={checkout.isPending}
                onChoose={() => choose(plan)}
              />
            ))}
          </div>
        </section>
      )}
    </QueryContent>
  );
}
