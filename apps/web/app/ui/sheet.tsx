import { lazy, Suspense, useRef } from 'react';
import type { SheetProps } from './sheet-props.ts';
import { useReturnFocus } from './use-return-focus.ts';

const SheetPanel = lazy(() => import('./sheet-panel.tsx'));

/**
 * A question or a detail above the page: a sheet from below on a phone, a dialog on a desktop. Its
 * code is fetched when the first one opens.
 */
export function Sheet(props: SheetProps) {
  // The first sheet is still being fetched when it opens: too late for it to see who opened it.
  useReturnFocus(props.opened);
  const wasOpened = useRef(false);
  if (props.opened) wasOpened.current = true;
  if (!wasOpened.current) return null;
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
}
