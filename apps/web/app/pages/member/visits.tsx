import { useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { BackToMembership } from '#features/memberships/manage/back-to-membership.tsx';
import { VisitsOfMonth } from '#features/memberships/visits/visits-of-month.tsx';
import { useTranslation } from '#light-translator';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function Visits() {
  const { t } = useTranslation('membership-visits');
  const { user } = useSession();
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle above={<BackToMembership />}>{t('title')}</PageTitle>
      <PageLead>{t('lead')}</PageLead>
      <VisitsOfMonth month={params.get('month')} timeZone={user?.time_zone ?? 'UTC'} />
    </>
  );
}
