import { type ComponentProps, lazy, Suspense } from 'react';
import { useHasBeenTrue } from '../../../ui/hooks/use-has-been-true.ts';

const CancelSheet = lazy(async () => ({
  default: (await import('./cancel-sheet.tsx')).CancelSheet,
}));

/** CancelSheet, loaded when it is first opened. */
export function LazyCancelSheet(props: ComponentProps<typeof CancelSheet>) {
  const wasOpened = useHasBeenTrue(props.booking !== null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <CancelSheet {...props} />
    </Suspense>
  );
}
