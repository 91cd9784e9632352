import { getMembershipOptions } from '@pulse/contract/client';
import { classSessionOfPath } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { ClassToBook } from '#features/bookings/class-to-book/class-to-book.tsx';
import { ChangePlan as Choices } from '#features/memberships/change/change-plan.tsx';
import { BackToMembership } from '#features/memberships/manage/back-to-membership.tsx';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function ChangePlan() {
  const { t } = useTranslation('membership-changes');
  const { user } = useSession();
  const query = useQuery(getMembershipOptions());
  const membership = query.data?.membership;
  const classSessionId = classSessionOfPath(useLocation().search);
  // The membership page offers plans to who has none, and says what is in the way of a change.
  const canChange = membership?.status === 'active' && !membership.cancel_at_period_end;
  if (query.isSuccess && !canChange) return <Navigate replace to="/app/membership" />;
  return (
    <>
      <PageTitle above={<BackToMembership />}>{t('change.action')}</PageTitle>
      <PageLead>{t('change.lead')}</PageLead>
      {classSessionId && <ClassToBook sessionId={classSessionId} />}
      <QueryContent query={query} loading={<LoadingRows rows={3} height={96} />}>
        {() =>
          membership && <Choices membership={membership} timeZone={user?.time_zone ?? 'UTC'} />
        }
      </QueryContent>
    </>
  );
}
