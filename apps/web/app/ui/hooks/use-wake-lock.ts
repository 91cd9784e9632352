import { useEffect } from 'react';

/**
 * Keeps the screen awake while the page is open and visible, where the browser supports it. The
 * browser releases the lock when the page is hidden; it is acquired again when the page is visible.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let unmounted = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      if (lock && !lock.released) return;
      // A browser may refuse, for example on a low battery; the code works without the lock.
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
