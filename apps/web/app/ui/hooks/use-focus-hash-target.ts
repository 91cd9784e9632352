import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings what the address names (`#booking-…`) into view and under the keyboard once it is there.
 * The browser itself looks only while the page loads, before any list has arrived.
 */
export function useFocusHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || !hash) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    // `:target` follows only the browser's own jumps.
    target.dataset.target = 'true';
    return () => {
      delete target.dataset.target;
    };
  }, [ready, hash]);
}
