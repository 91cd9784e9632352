import { useEffect, useState } from 'react';

const atTheLatest = 3_000;

/** False while a page starts, true once the browser has time for what nobody waits for. */
export function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setLater, atTheLatest / 2, true);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(() => setLater(true), { timeout: atTheLatest });
    return () => cancelIdleCallback(wait);
  }, []);
  return later;
}
