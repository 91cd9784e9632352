import { getMembershipOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session/use-session.ts';
import { ChoosePlan } from '../features/memberships/choose-plan.tsx';
import { CurrentMembership } from '../features/memberships/current-membership.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './page-lead.module.css';

export default function Membership() {
  const { t } = useTranslation('memberships');
  const { user } = useSession();
  const answer = useQuery(getMembershipOptions());
  const membership = answer.data?.membership;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {answer.isPending && <LoadingRows rows={3} height={180} />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => answer.refetch()} />}
      {membership && <CurrentMembership membership={membership} zone={user?.time_zone ?? 'UTC'} />}
      {answer.isSuccess && !membership && (
        <>
          <p className={classes.lead}>{t('lead')}</p>
          <ChoosePlan />
        </>
      )}
    </>
  );
}
