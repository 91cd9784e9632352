import { type ComponentProps, lazy, Suspense } from 'react';
import { useWasEver } from '../../ui/use-was-ever.ts';

const Sheet = lazy(() => import('./resize-session-sheet.tsx'));

/** The sheet that resizes a class; its number field is fetched when somebody first asks for it. */
export function AskToResizeSession(props: ComponentProps<typeof Sheet>) {
  const asked = useWasEver(props.session !== null);
  if (!asked) return null;
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
