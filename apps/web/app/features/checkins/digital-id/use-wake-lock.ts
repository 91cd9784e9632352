import { useEffect } from 'react';

/**
 * Keeps the screen awake while the page is open and visible, where the browser can. The browser
 * lets go of it when the page is left; it is taken anew on return.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let unmounted = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      if (lock && !lock.released) return;
      // A browser may refuse, for example on a low battery; the code shows all the same.
      const acquired = await navigator.wakeLock.request('screen').catch(() => null);
      if (unmounted) void acquired?.release();
      else lock = acquired;
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      unmounted = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, []);
}
