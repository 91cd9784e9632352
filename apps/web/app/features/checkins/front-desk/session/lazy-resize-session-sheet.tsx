import { type ComponentProps, lazy, Suspense } from 'react';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';

const ResizeSessionSheet = lazy(() => import('./resize-session-sheet.tsx'));

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
