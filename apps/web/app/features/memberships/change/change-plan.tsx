import { listPlansOptions, type Membership } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ChangeOffer } from './change-offer.tsx';
import classes from './change-plan.module.css';
import { PlanChoices } from './plan-choices.tsx';
import { usePlanSelection } from './use-plan-selection.ts';

interface ChangePlanProps {
  membership: Membership;
  timeZone: string;
}

/** Chooses another plan or interval, and shows what that costs and when it begins before agreeing. */
export function ChangePlan({ membership, timeZone }: ChangePlanProps) {
  const { t } = useTranslation('membership-changes');
  const plans = useQuery(listPlansOptions());
  const { selection, select } = usePlanSelection(membership);
  const { plan_code: code, billing_interval: interval } = selection;
  const isPresent = code === membership.plan.code && interval === membership.billing_interval;
  return (
    <QueryContent query={plans} loading={<LoadingRows rows={3} height={96} />}>
      {({ items }) => (
        <Stack gap={6} className={classes.columns}>
          <PlanChoices
            plans={items}
            present={membership.plan.code}
            selection={selection}
            onSelect={select}
          />
          <Card as="section" className={classes.offer} aria-labelledby="offer" aria-live="polite">
            <Heading id="offer" className={classes.heading}>
              {t('change.offer')}
            </Heading>
            {isPresent ? (
              <Text tone="quiet">{t('change.present')}</Text>
            ) : (
              <ChangeOffer key={`${code} ${interval}`} selection={selection} timeZone={timeZone} />
            )}
          </Card>
        </Stack>
      )}
    </QueryContent>
  );
}
