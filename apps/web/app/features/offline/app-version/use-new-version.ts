import { useEffect, useState } from 'react';

/** The way to a newer version that waits, or null; the worker is installed along the way. */
export function useNewVersion(): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => {
    // In development there is no worker: it would keep what is being worked on.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let stop: (() => void) | undefined;
    let unmounted = false;
    void import('./watch-version.ts').then(({ watchVersion }) => {
      if (!unmounted) stop = watchVersion((reloadPage) => setReload(() => reloadPage));
    });
    return () => {
      unmounted = true;
      stop?.();
    };
  }, []);
  return reload;
}
