import { useEffect, useState } from 'react';

const idleTimeoutMs = 3_000;

/** False while a page starts, true once the browser has time for what nobody waits for. */
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
