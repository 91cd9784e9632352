import { getMembershipOptions } from '@pulse/contract/client';
import { classSessionOfPath } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { ClassToBook } from '#features/bookings/class-to-book/class-to-book.tsx';
import { OpenClass } from '#features/bookings/class-to-book/open-class.tsx';
import { ChoosePlan } from '#features/memberships/choose-plan.tsx';
import { CurrentMembership } from '#features/memberships/current-membership.tsx';
import { Payments } from '#features/memberships/payments.tsx';
import { ReplaceGiven } from '#features/memberships/replace-given.tsx';
import { PastVisitsLink } from '#features/memberships/visits/past-visits-link.tsx';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { UnpaidNote } from '#ui/feedback/unpaid-note.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function Membership() {
  const { t } = useTranslation('memberships');
  const { user } = useSession();
  const query = useQuery(getMembershipOptions());
  const membership = query.data?.membership;
  const timeZone = user?.time_zone ?? 'UTC';
  const { search } = useLocation();
  const classSessionId = classSessionOfPath(search);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <UnpaidNote />
      {classSessionId && (
        <ClassToBook sessionId={classSessionId} withAlternatives>
          {membership && <OpenClass sessionId={classSessionId} />}
        </ClassToBook>
      )}
      {query.isPending && <LoadingRows rows={3} height={180} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {membership && <CurrentMembership membership={membership} timeZone={timeZone} />}
      {membership?.given_until && (
        <ReplaceGiven classSessionId={classSessionId} timeZone={timeZone} />
      )}
      {query.isSuccess && !membership && (
        <>
          <PageLead>{t('lead')}</PageLead>
          <ChoosePlan classSessionId={classSessionId} timeZone={timeZone} />
          <PastVisitsLink />
          <Payments timeZone={timeZone} />
        </>
      )}
    </>
  );
}
