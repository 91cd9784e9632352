import type { PartnerClassSession } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session/use-session.ts';
import { AskToResizeSession } from '../features/door/ask-to-resize-session.tsx';
import { CancelSessionSheet } from '../features/door/cancel-session-sheet.tsx';
import { PartnerDashboard } from '../features/partners/partner-dashboard.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export default function PartnerDashboardPage() {
  const { t } = useTranslation('partners');
  const { user } = useSession();
  const [cancelling, setCancelling] = useState<PartnerClassSession | null>(null);
  const [resizing, setResizing] = useState<PartnerClassSession | null>(null);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PartnerDashboard
        mayTurnKey={user?.role === 'partner_admin'}
        onCancel={setCancelling}
        onResize={setResizing}
      />
      <CancelSessionSheet session={cancelling} onClose={() => setCancelling(null)} />
      <AskToResizeSession session={resizing} onClose={() => setResizing(null)} />
    </>
  );
}
