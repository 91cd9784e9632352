import { useEffect, useState } from 'react';

/** The way to a newer version that waits, or null; the worker is installed along the way. */
export function useNewVersion(): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => {
    // In development there is no worker: it would keep what is being worked on.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let stop: (() => void) | undefined;
    let left = false;
    void import('./watch-version.ts').then(({ watchVersion }) => {
      if (!left) stop = watchVersion((way) => setReload(() => way));
    });
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return reload;
}
