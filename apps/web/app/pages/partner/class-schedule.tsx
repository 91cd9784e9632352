import type { PartnerClassSession } from '@pulse/contract/client';
import { useState } from 'react';
import {
  LazyCancelSessionSheet,
  LazyResizeSessionSheet,
} from '#features/checkins/front-desk/session/lazy-session-sheets.tsx';
import { WeekCalendarScreen } from '#features/classes/week-calendar/week-calendar-screen.tsx';

export default function ClassSchedulePage() {
  const [cancelling, setCancelling] = useState<PartnerClassSession | null>(null);
  const [resizing, setResizing] = useState<PartnerClassSession | null>(null);
  return (
    <>
      <WeekCalendarScreen onCancel={setCancelling} onResize={setResizing} />
      <LazyCancelSessionSheet session={cancelling} onClose={() => setCancelling(null)} />
      <LazyResizeSessionSheet session={resizing} onClose={() => setResizing(null)} />
    </>
  );
}
