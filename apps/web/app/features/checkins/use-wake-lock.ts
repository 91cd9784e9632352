import { useEffect } from 'react';

/**
 * Keeps the screen awake while the page is open and visible, where the browser can. The browser
 * lets go of it when the page is left; it is taken anew on return.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      if (lock && !lock.released) return;
      // A browser may refuse, for example on a low battery; the code shows all the same.
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) void taken?.release();
      else lock = taken;
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
