import { type EditedPlan, listPlansToEditOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PlanFigures } from './plan-figures.tsx';
import classes from './plans.module.css';
import { PublishPrices } from './publish-prices.tsx';

/** The plans with what they include and cost, and whether visitors see their prices. */
export function PlansScreen({ canEdit }: { canEdit: boolean }) {
  const { t } = useTranslation('platform-memberships');
  // A colleague may have edited or published them since.
  const plans = useQuery({ ...listPlansToEditOptions(), staleTime: 0 });
  const published = plans.data?.items.every((plan) => plan.published_at !== null) ?? false;
  return (
    <>
      <PageTitle aside={canEdit && plans.data && <PublishPrices published={published} />}>
        {t('plans.title')}
      </PageTitle>
      <QueryContent query={plans} loading={<LoadingRows rows={3} height={180} />}>
        {({ items }) => (
          <>
            <Text prose tone="quiet" className={classes.lead} role="status">
              {t(published ? 'plans.published' : 'plans.withdrawn')}{' '}
              <Link to="/pricing">{t('plans.page')}</Link>
            </Text>
            {!canEdit && (
              <Text prose tone="quiet" className={classes.lead}>
                {t('plans.readOnly')}
              </Text>
            )}
            <List ruled>
              {items.map((plan) => (
                <PlanRow key={plan.code} plan={plan} canEdit={canEdit} />
              ))}
            </List>
          </>
        )}
      </QueryContent>
    </>
  );
}

function PlanRow({ plan, canEdit }: { plan: EditedPlan; canEdit: boolean }) {
  const { t } = useTranslation('platform-memberships');
  const name = t(`plan.${plan.code}`);
  return (
    <ListItem gap={3} className={classes.row}>
      <Heading>{name}</Heading>
      <PlanFigures plan={plan} />
      {canEdit && (
        <ActionLink
          to={`/app/admin/plans/${plan.code}`}
          aria-label={t('plans.editOf', { plan: name })}
        >
          {t('plans.edit')}
        </ActionLink>
      )}
    </ListItem>
  );
}
