import { lazy, Suspense } from 'react';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { landFile } from '../style/land-file.ts';
import type { VenueMapProps } from './venue-map-canvas.tsx';

const VenueMapCanvas = lazy(() => {
  preloadLand();
  return import('./venue-map-canvas.tsx');
});

/** Loads the land into the browser's cache while the map's code is loading. */
function preloadLand(): void {
  fetch(landFile)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}

/** The map of venues; its code, a quarter megabyte, is loaded when it is first shown. */
export function VenueMap(props: VenueMapProps) {
  return (
    <Suspense fallback={<RingLoader />}>
      <VenueMapCanvas {...props} />
    </Suspense>
  );
}
