import { type EditedPlan, listPlansToEditOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Text } from '#ui/layout/text.tsx';
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
  const title = t(canEdit ? 'edit.title' : 'edit.readTitle', { plan: t(`plan.${code}`) });
  return (
    <>
      <PageTitle above={<Link to="/app/admin/plans">{t('edit.back')}</Link>}>{title}</PageTitle>
      <Text prose tone="quiet" className={classes.lead}>
        {t(canEdit ? 'edit.lead' : 'plans.readOnly')}
      </Text>
      <QueryContent query={plans} loading={<LoadingRows rows={4} height={84} />}>
        {({ items }) => {
          const plan = items.find((one) => one.code === code);
          return plan && (canEdit ? <PlanForm plan={plan} /> : <PlanFigures plan={plan} />);
        }}
      </QueryContent>
    </>
  );
}
