import { useSession } from '#features/accounts/session/use-session.ts';
import { Appeals } from '#features/checkins/appeals/appeals.tsx';
import { useSessionSheets } from '#features/checkins/front-desk/session/session-sheets.tsx';
import { TodaySection } from '#features/checkins/today/today-section.tsx';
import { useTranslation } from '#light-translator';
import { startsOpen } from '#ui/layout/use-fold.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { DashboardSections } from './dashboard-sections.tsx';
import { OrganisationPages } from './organisation-pages.tsx';

export default function PartnerDashboardPage() {
  const { t } = useTranslation('partners');
  const { user } = useSession();
  const { sheets, changes } = useSessionSheets();
  return (
    <>
      <PageTitle aside={<OrganisationPages isAdmin={user?.role === 'partner_admin'} />}>
        {t('title')}
      </PageTitle>
      <TodaySection />
      <Appeals venueId={null} startsOpen={startsOpen(false)} />
      <DashboardSections isAdmin={user?.role === 'partner_admin'} {...changes} />
      {sheets}
    </>
  );
}
