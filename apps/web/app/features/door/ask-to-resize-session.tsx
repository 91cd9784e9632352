import { type ComponentProps, lazy, Suspense, useState } from 'react';

const Sheet = lazy(() => import('./resize-session-sheet.tsx'));

/** The sheet that resizes a class; its number field is fetched when somebody first asks for it. */
export function AskToResizeSession(props: ComponentProps<typeof Sheet>) {
  const [asked, setAsked] = useState(false);
  if (props.session && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
