import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openFoldsAround } from '#ui/layout/use-fold.ts';

/**
 * Opens the section of the URL's hash, scrolls to it and focuses its heading; again once the lists above it have
 * loaded, because they move it down. It listens without rendering: `useIsFetching` would render the
 * whole page at every event of the query cache. A section whose texts are late then mounts its queries
 * anew each time, which is such an event again, and the page is rendered endlessly.
 */
export function useScrollToSection(): void {
  const { hash, key } = useLocation();
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the same link is followed again.
  useEffect(() => {
    if (!hash) return;
    const scroll = () => {
      const section = document.getElementById(hash.slice(1));
      openFoldsAround(section?.querySelector('h2'));
      section?.scrollIntoView();
      section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      return section !== null;
    };
    if (scroll() && queryClient.isFetching() === 0) return;
    let frame = 0;
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      cancelAnimationFrame(frame);
      // After what has loaded is on the page.
      frame = requestAnimationFrame(() => {
        if (queryClient.isFetching() === 0 && scroll()) stop();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [hash, key, queryClient]);
}
