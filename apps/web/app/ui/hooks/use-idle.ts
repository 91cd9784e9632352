import { useEffect, useState } from 'react';

const idleTimeoutMs = 3_000;

/** Returns false while a page starts, and true once the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setIdle, idleTimeoutMs / 2, true);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
