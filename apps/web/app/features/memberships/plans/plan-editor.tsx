import { type EditedPlan, listPlansToEditOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PlanFigures } from './plan-figures.tsx';
import { PlanForm } from './plan-form.tsx';
import classes from './plans.module.css';

interface PlanEditorProps {
  code: EditedPlan['code'];
  canEdit: boolean;
}

/** Limits and prices of one plan, to change or, without that right, to read. */
export function PlanEditor({ code, canEdit }: PlanEditorProps) {
  const { t } = useTranslation('platform-memberships');
  const plans = useQuery({ ...listPlansToEditOptions(), staleTime: 0 });
  const plan = plans.data?.items.find((one) => one.code === code);
  const title = t(canEdit ? 'edit.title' : 'edit.readTitle', { plan: t(`plan.${code}`) });
  return (
    <>
      <PageTitle above={<Link to="/app/admin/plans">{t('edit.back')}</Link>}>{title}</PageTitle>
      <p className={classes.lead}>{t(canEdit ? 'edit.lead' : 'plans.readOnly')}</p>
      {plans.isPending && <LoadingRows rows={4} height={84} />}
      {plans.isError && <ErrorState error={plans.error} onRetry={() => plans.refetch()} />}
      {plan && (canEdit ? <PlanForm plan={plan} /> : <PlanFigures plan={plan} />)}
    </>
  );
}
