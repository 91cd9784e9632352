import { type ComponentProps, lazy, Suspense } from 'react';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';

const ResizeSessionSheet = lazy(() => import('./resize-session-sheet.tsx'));
const CancelSessionSheet = lazy(() => import('./cancel-session-sheet.tsx'));
const UndoCheckInSheet = lazy(() => import('./undo-check-in-sheet.tsx'));

/** ResizeSessionSheet, loaded when it is first opened. */
export function LazyResizeSessionSheet(props: ComponentProps<typeof ResizeSessionSheet>) {
  const wasOpened = useHasBeenTrue(props.session !== null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ResizeSessionSheet {...props} />
    </Suspense>
  );
}

/** CancelSessionSheet, loaded when it is first opened. */
export function LazyCancelSessionSheet(props: ComponentProps<typeof CancelSessionSheet>) {
  const wasOpened = useHasBeenTrue(props.session !== null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <CancelSessionSheet {...props} />
    </Suspense>
  );
}

/** UndoCheckInSheet, loaded when it is first opened. */
export function LazyUndoCheckInSheet(props: ComponentProps<typeof UndoCheckInSheet>) {
  const wasOpened = useHasBeenTrue(props.target !== null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <UndoCheckInSheet {...props} />
    </Suspense>
  );
}
