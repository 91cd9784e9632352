import { getMembershipOptions } from '@pulse/contract/client';
import { classSessionOfPath } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { readLastPlace } from '#features/explore/address/last-place.ts';
import { Joined } from '#features/memberships/joined/joined.tsx';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { UnpaidNote } from '#ui/feedback/unpaid-note.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

// Only a payment that began with a class leads back to it.
const BookHere = lazy(async () => ({
  default: (await import('#features/bookings/lazy-booking.ts')).BookHere,
}));

const RecommendedClasses = lazy(() => import('#features/recommendations/recommended-classes.tsx'));

/** Classes to book right after joining. */
const suggestions = 3;

/** The page after paying for a plan; with `?session=` the class is booked here, with one tap. */
export default function SubscriptionSuccess() {
  const { t } = useTranslation('memberships');
  // What was cached before the payment has no plan yet.
  const query = useQuery({ ...getMembershipOptions(), staleTime: 0 });
  const [lastPlace] = useState(readLastPlace);
  const place = lastPlace?.kind === 'city' ? lastPlace : null;
  const classSessionId = classSessionOfPath(useLocation().search);
  const membership = query.data?.membership;
  // Right after the payment the stored answer is still that of before.
  const isLoading = query.isPending || (query.isFetching && !membership);
  const plan = membership ? t(`plan.${membership.plan.code}`) : '';
  return (
    <>
      <PageTitle>{membership ? t('success.title') : t('title')}</PageTitle>
      {isLoading && <LoadingRows rows={1} height={240} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {membership && classSessionId && <PageLead>{t('success.plan', { plan })}</PageLead>}
      {query.isSuccess && !isLoading && classSessionId && (
        <Suspense fallback={<LoadingRows rows={4} height={72} />}>
          <BookHere sessionId={classSessionId} />
        </Suspense>
      )}
      {membership && !classSessionId && (
        <>
          <Joined>{t('success.text', { plan })}</Joined>
          <Stack gap={5}>
            <Suspense fallback={<LoadingRows rows={suggestions} height={96} />}>
              <RecommendedClasses place={place} limit={suggestions} />
            </Suspense>
            <ActionBar>
              <ActionLink to="/app/explore" size="large">
                {t('success.action')}
              </ActionLink>
            </ActionBar>
          </Stack>
        </>
      )}
      {query.isSuccess && !isLoading && !membership && !classSessionId && (
        <>
          <UnpaidNote />
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
        </>
      )}
    </>
  );
}
