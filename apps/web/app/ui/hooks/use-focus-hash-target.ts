import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the element of the URL's hash (`#booking-…`) and focuses it once `ready`. The browser
 * itself does so only while the page loads, before the data has arrived.
 */
export function useFocusHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || !hash) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    // `:target` matches only after the browser's own navigation to a hash.
    target.dataset.target = 'true';
    return () => {
      delete target.dataset.target;
    };
  }, [ready, hash]);
}
