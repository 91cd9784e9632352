import { useEffect, useState } from 'react';

/** Installs the service worker; returns a function that activates a waiting newer version, or null. */
export function useNewVersion(): (() => void) | null {
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => {
    // No service worker in development: it would serve cached files.
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
