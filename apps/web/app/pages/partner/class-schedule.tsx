import type { PartnerClassSession } from '@pulse/contract/client';
import { useState } from 'react';
import { CancelSessionSheet } from '#features/checkins/front-desk/session/cancel-session-sheet.tsx';
import { LazyResizeSessionSheet } from '#features/checkins/front-desk/session/lazy-resize-session-sheet.tsx';
import { WeekCalendarScreen } from '#features/classes/week-calendar/week-calendar-screen.tsx';

export default function ClassSchedulePage() {
  const [cancelling, setCancelling] = useState<PartnerClassSession | null>(null);
  const [resizing, setResizing] = useState<PartnerClassSession | null>(null);
  return (
    <>
      <WeekCalendarScreen onCancel={setCancelling} onResize={setResizing} />
      <CancelSessionSheet session={cancelling} onClose={() => setCancelling(null)} />
      <LazyResizeSessionSheet session={resizing} onClose={() => setResizing(null)} />
    </>
  );
}
