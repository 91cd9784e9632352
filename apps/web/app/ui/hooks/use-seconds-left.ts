import type { EpochMs } from '@pulse/domain';
import { useEffect, useState } from 'react';

const secondsUntil = (until: EpochMs) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Returns the whole seconds until an instant (ISO 8601), at least 0, updated every second. */
export function useSecondsLeft(until: string): number {
  const end = Date.parse(until);
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    setLeft(secondsUntil(end));
    const timer = setInterval(() => setLeft(secondsUntil(end)), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
