import { lazy, Suspense } from 'react';
import { RingLoader } from '../../../../ui/feedback/ring-loader.tsx';
import type { VenueMapProps } from './venue-map-canvas.tsx';

const VenueMapCanvas = lazy(() => import('./venue-map-canvas.tsx'));

/** The map of venues; its code, a quarter megabyte, is loaded when it is first shown. */
export function VenueMap(props: VenueMapProps) {
  return (
    <Suspense fallback={<RingLoader />}>
      <VenueMapCanvas {...props} />
    </Suspense>
  );
}
