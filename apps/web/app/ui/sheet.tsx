import { lazy, Suspense } from 'react';
import type { SheetProps } from './sheet-props.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useWasEver } from './use-was-ever.ts';

const SheetPanel = lazy(() => import('./sheet-panel.tsx'));

/**
 * A question or a detail above the page: a sheet from below on a phone, a dialog on a desktop. Its
 * code is fetched when the first one opens.
 */
export function Sheet(props: SheetProps) {
  // The first sheet is still being fetched when it opens: too late for it to see who opened it.
  useReturnFocus(props.opened);
  const wasOpened = useWasEver(props.opened);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
}
