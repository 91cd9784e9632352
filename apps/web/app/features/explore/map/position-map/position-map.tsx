import { lazy, Suspense } from 'react';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import type { PositionMapProps } from './position-map-canvas.tsx';

const PositionMapCanvas = lazy(() => import('./position-map-canvas.tsx'));

/** A map with one pin to place; its code is loaded when it is first shown. */
export function PositionMap(props: PositionMapProps) {
  return (
    <Suspense fallback={<RingLoader />}>
      <PositionMapCanvas {...props} />
    </Suspense>
  );
}
