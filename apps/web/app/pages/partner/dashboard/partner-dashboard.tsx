import type { PartnerClassSession } from '@pulse/contract/client';
import { useState } from 'react';
import { useSession } from '#features/accounts/session/use-session.ts';
import { Appeals } from '#features/checkins/appeals/appeals.tsx';
import {
  LazyCancelSessionSheet,
  LazyResizeSessionSheet,
} from '#features/checkins/front-desk/session/lazy-session-sheets.tsx';
import { TodaySection } from '#features/checkins/today/today-section.tsx';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import { DashboardSections } from './dashboard-sections.tsx';
import { OrganisationPages } from './organisation-pages.tsx';

export default function PartnerDashboardPage() {
  const { t } = useTranslation('partners');
  const { user } = useSession();
  const [cancelling, setCancelling] = useState<PartnerClassSession | null>(null);
  const [resizing, setResizing] = useState<PartnerClassSession | null>(null);
  return (
    <>
      <PageTitle aside={<OrganisationPages isAdmin={user?.role === 'partner_admin'} />}>
        {t('title')}
      </PageTitle>
      <TodaySection />
      <Appeals venueId={null} startsOpen />
      <DashboardSections
        isAdmin={user?.role === 'partner_admin'}
        onCancel={setCancelling}
        onResize={setResizing}
      />
      <LazyCancelSessionSheet session={cancelling} onClose={() => setCancelling(null)} />
      <LazyResizeSessionSheet session={resizing} onClose={() => setResizing(null)} />
    </>
  );
}
