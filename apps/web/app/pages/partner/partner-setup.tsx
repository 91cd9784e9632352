import { Navigate, useLocation } from 'react-router';
import { isPartner } from '#features/accounts/session/partner-roles.ts';
import { useSession } from '#features/accounts/session/use-session.ts';
import { VenueSetup } from '#features/venues/manage/setup/venue-setup.tsx';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function PartnerSetup() {
  const { t } = useTranslation('partner-venues');
  const { status, user } = useSession();
  const from = useLocation();
  if (status !== 'loading' && !user) return <Navigate replace to="/auth" state={{ from }} />;
  return (
    <>
      <PageTitle>{t('setup.title')}</PageTitle>
      {!user && <LoadingRows rows={3} height={104} />}
      {user && isPartner(user) && (
        <>
          <PageLead>{t('setup.lead')}</PageLead>
          <VenueSetup canEdit={user.role === 'partner_admin'} />
        </>
      )}
      {user && !isPartner(user) && (
        <EmptyState
          coverArt="football"
          action={
            <ActionLink to="/partner-onboarding" variant="filled">
              {t('setup.apply')}
            </ActionLink>
          }
        >
          {t('setup.notPartner')}
        </EmptyState>
      )}
    </>
  );
}
