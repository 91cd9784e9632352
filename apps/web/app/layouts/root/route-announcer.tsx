import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ReleaseFocus } from './release-focus.tsx';

/**
 * After a navigation, focuses the main region, so that the keyboard starts at the new page, and
 * announces the page's title to screen readers.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <>
      <ReleaseFocus pathname={pathname} />
      <div aria-live="polite" className="visually-hidden">
        {title}
      </div>
    </>
  );
}
