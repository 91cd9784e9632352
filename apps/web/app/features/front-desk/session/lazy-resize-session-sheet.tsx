import { type ComponentProps, lazy, Suspense } from 'react';
import { useHasBeenTrue } from '../../../ui/hooks/use-has-been-true.ts';

const ResizeSessionSheet = lazy(() => import('./resize-session-sheet.tsx'));

/** The sheet that resizes a class; its number field is fetched when somebody first asks for it. */
export function LazyResizeSessionSheet(props: ComponentProps<typeof ResizeSessionSheet>) {
  const wasOpened = useHasBeenTrue(props.session !== null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ResizeSessionSheet {...props} />
    </Suspense>
  );
}
