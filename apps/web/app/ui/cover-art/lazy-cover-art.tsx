import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { CoverArt } from './cover-art.tsx';

type CoverArtProps = ComponentProps<typeof CoverArt>;

// Without a network there is none: an error of what shows an error would show the router's own.
const Drawing = lazy(async () => {
  const loaded = await import('./cover-art.tsx').catch(() => undefined);
  const component: ComponentType<CoverArtProps> = loaded?.CoverArt ?? (() => null);
  return { default: component };
});

/** Cover art whose drawings, 5 kB, are loaded when it is shown; its space is kept until then. */
export function LazyCoverArt(props: CoverArtProps) {
  return (
    <Suspense fallback={<svg className={props.className} aria-hidden="true" />}>
      <Drawing {...props} />
    </Suspense>
  );
}
