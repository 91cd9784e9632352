import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { VenueCluster } from './cluster-venues.ts';
import { type Box, overlap } from './marker-boxes.ts';
import { markerSize } from './marker-size.ts';

/** What lies above the map: its controls, the legend, the card, buttons of the page. */
const overlaySelector = '[data-above-map], .maplibregl-ctrl-attrib';
/** Pixels by which a marker's middle must be inside the map for its target to be large enough. */
const edge = 10;

function toBox(rect: DOMRect, frame: DOMRect): Box {
  const { width, height } = rect;
  return { x: rect.x - frame.x + width / 2, y: rect.y - frame.y + height / 2, width, height };
}

/**
 * Returns the keys of the markers that are not wholly visible, because they lie at the edge of the map
 * or below something above it: as targets they would be too small, or covered.
 */
export function useCoveredMarkers(
  map: MapLibreMap | null,
  frame: RefObject<HTMLDivElement | null>,
  markers: readonly VenueCluster[],
): ReadonlySet<string> {
  const [covered, setCovered] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef('');
  useLayoutEffect(() => {
    if (!map) return;
    const overlays = [...document.querySelectorAll(overlaySelector)];
    const update = () => {
      const inside = frame.current?.getBoundingClientRect();
      if (!inside) return;
      const boxes = overlays.map((overlay) => toBox(overlay.getBoundingClientRect(), inside));
      const keys = markers
        .filter(({ lng, lat, venues }) => {
          const { x, y } = map.project([lng, lat]);
          const isInside =
            x > edge && y > edge && x < inside.width - edge && y < inside.height - edge;
          return !isInside || boxes.some((box) => overlap(box, { x, y, ...markerSize(venues) }));
        })
        .map(({ key }) => key);
      if (keys.join() === latest.current) return;
      latest.current = keys.join();
      setCovered(new Set(keys));
    };
    update();
    // The card grows when its class has loaded.
    const observer = new ResizeObserver(update);
    for (const overlay of overlays) observer.observe(overlay);
    return () => observer.disconnect();
  });
  return covered;
}
