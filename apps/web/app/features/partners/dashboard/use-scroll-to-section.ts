import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the section of the URL's hash and focuses its heading; again once the lists above it have
 * loaded, because they move it down.
 */
export function useScrollToSection(): void {
  const { hash, key } = useLocation();
  const loading = useIsFetching() > 0;
  const settled = useRef('');
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (!section || settled.current === key) return;
    section.scrollIntoView();
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    if (!loading) settled.current = key;
  }, [hash, key, loading]);
}
