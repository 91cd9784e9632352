import { lazy, Suspense } from 'react';
import { useHasBeenTrue } from '../hooks/use-has-been-true.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import type { SheetPanelProps } from './sheet-panel.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

const SheetPanel = lazy(() => import('./sheet-panel.tsx'));

interface SheetProps extends SheetPanelProps {
  /** False for a sheet that the page's URL opens, which has its entry in the history already. */
  closesOnBack?: boolean;
}

/**
 * A panel above the page: a bottom sheet on a phone, a dialog on a desktop. Its code is loaded when
 * the first one is opened.
 */
export function Sheet({ closesOnBack = true, ...props }: SheetProps) {
  useCloseOnBack(props.opened && closesOnBack, props.onClose);
  // The panel may load after the sheet was opened, too late to know which element had the focus.
  useReturnFocus(props.opened);
  const wasOpened = useHasBeenTrue(props.opened);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
}
