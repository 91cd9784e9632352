import { lazy, Suspense } from 'react';
import { useHasBeenTrue } from '../hooks/use-has-been-true.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import type { SheetProps } from './sheet-props.ts';

const SheetPanel = lazy(() => import('./sheet-panel.tsx'));

/**
 * A question or a detail above the page: a sheet from below on a phone, a dialog on a desktop. Its
 * code is fetched when the first one opens.
 */
export function Sheet(props: SheetProps) {
  // The first sheet is still being fetched when it opens: too late for it to see who opened it.
  useReturnFocus(props.opened);
  const wasOpened = useHasBeenTrue(props.opened);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
}
