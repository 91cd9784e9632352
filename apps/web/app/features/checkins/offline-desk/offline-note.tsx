import type { EpochMs } from '@pulse/domain';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '#light-translator';
import { countUnsentOfOthers, onUnsentChange } from '#ui/network/unsent-changes.ts';
import { useOnline } from '#ui/network/use-online.ts';
import { useDesk } from './desk-context.ts';
import { useQueue } from './use-queue.ts';

/** The part of the desk that it needs without a network; loaded before, where there is time. */
export const loadOfflinePanel = () => import('./offline-panel.tsx');

// Cut off before it was loaded, an open desk stays as it is.
const OfflinePanel = lazy(() => loadOfflinePanel().catch(() => ({ default: () => <PlainNote /> })));

function PlainNote() {
  const { t } = useTranslation('front-desk');
  return <p role="status">{t('offlinePanel.offline')}</p>;
}

/** Check-ins of a staff member who never signs in here again are of no use after a week, and have names. */
const othersKeptMs = 7 * 86_400_000;

interface OfflineNoteProps {
  /** When the rosters shown were loaded; null while online. */
  asOf: EpochMs | null;
  timeZone: string;
}

/** What the desk does without a network, and what waits since. With neither, not even its code is loaded. */
export function OfflineNote({ asOf, timeZone }: OfflineNoteProps) {
  const online = useOnline();
  const desk = useDesk();
  const { here } = useQueue();
  const countOthers = () => (desk ? countUnsentOfOthers(desk.userId, othersKeptMs) : 0);
  const others = useSyncExternalStore(onUnsentChange, countOthers, () => 0);
  if (!desk || (online && here.length === 0 && others === 0)) return null;
  return (
    <Suspense>
      <OfflinePanel
        userId={desk.userId}
        queue={here}
        others={others}
        online={online}
        asOf={asOf}
        timeZone={timeZone}
      />
    </Suspense>
  );
}
