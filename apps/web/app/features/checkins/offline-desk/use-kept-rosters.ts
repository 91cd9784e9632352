import type { EpochMs } from '@pulse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIdle } from '#ui/hooks/use-idle.ts';
import { useOnline } from '#ui/network/use-online.ts';
import { loadOfflinePanel } from './offline-note.tsx';

const loadKeptRosters = () => import('./show-kept-rosters.ts');

/** When the rosters of each venue were kept; null until they were looked up. */
export type KeptRosters = ReadonlyMap<string, EpochMs> | null;

/** Without a network the desk shows what this device keeps. Returns what there is; null while online. */
export function useKeptRosters(userId: string, maxVenues: number): KeptRosters {
  const queries = useQueryClient();
  const online = useOnline();
  const [kept, setKept] = useState<KeptRosters>(null);
  useEffect(() => {
    if (online) return;
    let isGone = false;
    loadKeptRosters().then(
      ({ showKeptRosters }) => {
        if (!isGone) setKept(showKeptRosters(queries, userId, maxVenues, Date.now()));
      },
      // Cut off before it was loaded, the desk shows what it has.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [online, queries, userId, maxVenues]);
  return online ? null : kept;
}

/** Keeps the rosters of a venue while its desk is open, once the browser is idle. */
export function useKeepRosters(userId: string, venueId: string): void {
  const queries = useQueryClient();
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // With what the desk needs without a network, as no service worker may have it yet.
    Promise.all([import('./keep-rosters.ts'), loadKeptRosters(), loadOfflinePanel()]).then(
      ([{ keepRosters }]) => {
        if (!isGone) stop = keepRosters(queries, userId, venueId);
      },
      // Without the network there is nothing to keep; the next visit keeps it.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [idle, queries, userId, venueId]);
}
