import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';
import type { FloorKind } from '../ui/floors/drawings.ts';
import { PageTitle } from '../ui/page-title.tsx';

interface ThinPageProps {
  name:
    | 'nav.explore'
    | 'nav.digitalId'
    | 'nav.dashboard'
    | 'nav.scan'
    | 'nav.bookings'
    | 'nav.membership'
    | 'nav.feedback'
    | 'nav.partnerApplications'
    | 'nav.partnerDashboard'
    | 'nav.venueDashboard'
    | 'title.partnerOnboarding'
    | 'title.partnerSetup'
    | 'title.mailbox'
    | 'title.checkout'
    | 'title.checkIn'
    | 'title.venue'
    | 'title.venueCheckIn'
    | 'title.subscriptionSuccess';
  floor: FloorKind;
}

/** A page whose place on the map is taken and whose content is still to come; it says so. */
export function ThinPage({ name, floor }: ThinPageProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t(name)}</PageTitle>
      <EmptyState floor={floor}>{t('thin')}</EmptyState>
    </>
  );
}
