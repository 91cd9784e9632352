import type { EpochMs } from '@pulse/domain';
import { useEffect, useState } from 'react';

/** Returns the current instant, updated every `intervalMs` milliseconds. */
export function useNow(intervalMs: number): EpochMs {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
