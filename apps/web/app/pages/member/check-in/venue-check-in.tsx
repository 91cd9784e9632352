import { canUseVenueDashboard } from '@pulse/domain';
import { useSession } from '#features/accounts/session/use-session.ts';
import { TodaysCheckIns } from '#features/checkins/check-in/todays-check-ins.tsx';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

export default function VenueCheckIn() {
  const { t } = useTranslation('checkins');
  const { user } = useSession();
  const canUseFrontDesk = user !== null && canUseVenueDashboard(user.role);
  return (
    <>
      <PageTitle
        aside={
          canUseFrontDesk && (
            <ActionLink to="/app/checkin-dashboard">{t('today.openFrontDesk')}</ActionLink>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <TodaysCheckIns />
    </>
  );
}
