import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { openFoldsAround } from '../layout/use-fold.ts';
import { pageKeyOf } from '../page/history-entry.ts';
import { createPageMemory } from '../page/page-memory.ts';

const shownTargets = createPageMemory<string>();

/**
 * Scrolls to the element of the URL's hash (`#booking-…`) and focuses it once `ready`. The browser
 * itself does so only while the page loads, before the data has arrived. Not on going back to the
 * page: it stands where it was left.
 */
export function useFocusHashTarget(ready: boolean): void {
  const location = useLocation();
  const { hash } = location;
  const pageKey = pageKeyOf(location);
  const isReturn = useEffectEvent(() => {
    const wasShown = shownTargets.read(pageKey) === hash;
    shownTargets.write(pageKey, hash);
    return wasShown;
  });
  useEffect(() => {
    if (!ready || !hash) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target || isReturn()) return;
    openFoldsAround(target);
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    // `:target` matches only after the browser's own navigation to a hash.
    target.dataset.target = 'true';
    return () => {
      delete target.dataset.target;
    };
  }, [ready, hash]);
}
