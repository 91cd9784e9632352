import { getMembershipOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../ui/controls/action.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../ui/feedback/loading-rows.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';

export default function SubscriptionSuccess() {
  const { t } = useTranslation('memberships');
  // What was cached before the payment has no plan yet.
  const query = useQuery({ ...getMembershipOptions(), staleTime: 0 });
  const membership = query.data?.membership;
  return (
    <>
      <PageTitle>{membership ? t('success.title') : t('title')}</PageTitle>
      {query.isPending && <LoadingRows rows={1} height={240} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {membership && (
        <EmptyState
          coverArt="surf"
          action={
            <ActionLink to="/app/explore" variant="primary" size="large">
              {t('success.action')}
            </ActionLink>
          }
        >
          {t('success.text', { plan: t(`plan.${membership.plan.code}`) })}
        </EmptyState>
      )}
      {query.isSuccess && !membership && (
        <EmptyState
          coverArt="surf"
          action={
            <ActionLink to="/app/membership" variant="primary">
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
