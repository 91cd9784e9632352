import type { EpochMs } from '@pulse/domain';
import { useEffect, useState } from 'react';

/** The largest delay of `setTimeout`; a larger one would fire at once. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/**
 * The current instant, updated at the instant that `changesAt` returns (null: never), so that a text
 * about a deadline changes on a page that stays open.
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
