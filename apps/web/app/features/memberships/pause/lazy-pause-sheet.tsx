import { type ComponentProps, lazy, Suspense } from 'react';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';

const PauseSheet = lazy(() => import('./pause-sheet.tsx'));

/** PauseSheet, loaded when it is first opened. */
export function LazyPauseSheet(props: ComponentProps<typeof PauseSheet>) {
  const wasOpened = useHasBeenTrue(props.opened);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <PauseSheet {...props} />
    </Suspense>
  );
}
