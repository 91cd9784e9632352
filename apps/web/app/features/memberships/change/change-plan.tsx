import { listPlansOptions, type Membership } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
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
  if (plans.isPending) return <LoadingRows rows={3} height={96} />;
  if (plans.isError) return <ErrorState error={plans.error} onRetry={() => plans.refetch()} />;
  const isPresent =
    selection.plan_code === membership.plan.code &&
    selection.billing_interval === membership.billing_interval;
  return (
    <div className={classes.columns}>
      <PlanChoices
        plans={plans.data.items}
        present={membership.plan.code}
        selection={selection}
        onSelect={select}
      />
      <section className={classes.offer} aria-labelledby="offer" aria-live="polite">
        <h2 id="offer" className={classes.heading}>
          {t('change.offer')}
        </h2>
        {isPresent ? (
          <p className={classes.hint}>{t('change.present')}</p>
        ) : (
          <ChangeOffer
            key={`${selection.plan_code} ${selection.billing_interval}`}
            selection={selection}
            timeZone={timeZone}
          />
        )}
      </section>
    </div>
  );
}
