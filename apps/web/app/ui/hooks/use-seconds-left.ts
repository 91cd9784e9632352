import type { EpochMs } from '@pulse/domain';
import { useEffect, useState } from 'react';

const secondsUntil = (until: EpochMs) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until an instant (ISO 8601), counted down once a second and never below 0. */
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
