import type { EpochMs } from '@pulse/domain';
import { useEffect, useState } from 'react';

/** Timers further off than this fire at once. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/**
 * The current instant (epoch milliseconds), taken anew when the moment comes that `changesAt` names
 * (null: never): so that words about a deadline change on a page that stays open.
 */
export function useNowUntil(changesAt: (now: EpochMs) => EpochMs | null): EpochMs {
  const [now, setNow] = useState(() => Date.now());
  const next = changesAt(now);
  useEffect(() => {
    if (next === null) return;
    const delay = Math.min(MAX_TIMEOUT_MS, Math.max(0, next - Date.now()));
    const timer = setTimeout(() => setNow(Date.now()), delay);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
