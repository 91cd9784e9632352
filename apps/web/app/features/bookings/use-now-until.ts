import { useEffect, useState } from 'react';

/** Timers further off than this fire at once. */
const LONGEST_TIMER = 2_147_483_647;

/**
 * The current instant (epoch milliseconds), taken anew when the moment comes that `changesAt` names
 * (null: never): so that words about a deadline change on a page that stays open.
 */
export function useNowUntil(changesAt: (now: number) => number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const next = changesAt(now);
  useEffect(() => {
    if (next === null) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, next - Date.now()));
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
