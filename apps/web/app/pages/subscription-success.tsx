import { getMembershipOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../ui/action.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export default function SubscriptionSuccess() {
  const { t } = useTranslation('memberships');
  const answer = useQuery(getMembershipOptions());
  const membership = answer.data?.membership;
  return (
    <>
      <PageTitle>{membership ? t('success.title') : t('title')}</PageTitle>
      {answer.isPending && <LoadingRows rows={1} height={240} />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => answer.refetch()} />}
      {membership && (
        <EmptyState
          floor="surf"
          action={
            <ActionLink to="/app/explore" variant="book" size="large">
              {t('success.action')}
            </ActionLink>
          }
        >
          {t('success.text', { plan: t(`plan.${membership.plan.code}`) })}
        </EmptyState>
      )}
      {answer.isSuccess && !membership && (
        <EmptyState
          floor="surf"
          action={
            <ActionLink to="/app/membership" variant="book">
              {t('success.choose')}
            </ActionLink>
          }
        >
          {t('success.none')}
        </EmptyState>
      )}
    </>
  );
}
