import { type EditedPlan, listPlansToEditOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PlanFigures } from './plan-figures.tsx';
import classes from './plans.module.css';
import { PublishPrices } from './publish-prices.tsx';

/** The plans with what they include and cost, and whether visitors see their prices. */
export function PlansScreen({ canEdit }: { canEdit: boolean }) {
  const { t } = useTranslation('platform-memberships');
  // A colleague may have edited or published them since.
  const plans = useQuery({ ...listPlansToEditOptions(), staleTime: 0 });
  const items = plans.data?.items;
  const published = items?.every((plan) => plan.published_at !== null) ?? false;
  return (
    <>
      <PageTitle aside={canEdit && items && <PublishPrices published={published} />}>
        {t('plans.title')}
      </PageTitle>
      {plans.isPending && <LoadingRows rows={3} height={180} />}
      {plans.isError && <ErrorState error={plans.error} onRetry={() => plans.refetch()} />}
      {items && (
        <p className={classes.lead} role="status">
          {t(published ? 'plans.published' : 'plans.withdrawn')}{' '}
          <Link to="/pricing">{t('plans.page')}</Link>
        </p>
      )}
      {items && !canEdit && <p className={classes.lead}>{t('plans.readOnly')}</p>}
      <ul className={classes.list} hidden={!items}>
        {items?.map((plan) => (
          <PlanRow key={plan.code} plan={plan} canEdit={canEdit} />
        ))}
      </ul>
    </>
  );
}

function PlanRow({ plan, canEdit }: { plan: EditedPlan; canEdit: boolean }) {
  const { t } = useTranslation('platform-memberships');
  const name = t(`plan.${plan.code}`);
  return (
    <li className={classes.row}>
      <h2 className={classes.name}>{name}</h2>
      <PlanFigures plan={plan} />
      {canEdit && (
        <ActionLink
          to={`/app/admin/plans/${plan.code}`}
          aria-label={t('plans.editOf', { plan: name })}
        >
          {t('plans.edit')}
        </ActionLink>
      )}
    </li>
  );
}
