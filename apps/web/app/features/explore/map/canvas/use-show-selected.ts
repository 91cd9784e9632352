import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#ui/hooks/prefers-reduced-motion.ts';
import type { VenueCluster } from './cluster-venues.ts';

/** Where the selected venue is moved to, as shares of the map: left of and above the docked card. */
const freeShare = { x: 0.25, y: 0.3 };
const narrowWidth = 560;
/** Pixels from the edge of the map within which a pin may be cut off. */
const edge = { x: 44, y: 28 };

/** Moves the map once when a venue is selected that the card, a control or the map's edge covers. */
export function useShowSelected(
  map: MapLibreMap | null,
  frame: RefObject<HTMLDivElement | null>,
  selected: VenueCluster | undefined,
  covered: ReadonlySet<string>,
): void {
  const moved = useRef<string | null>(null);
  const key = selected?.key ?? null;
  const isCovered = key !== null && covered.has(key);
  useEffect(() => {
    if (key === null) moved.current = null;
    if (!map || !selected || moved.current === key) return;
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const { x, y } = map.project([selected.lng, selected.lat]);
    const atEdge = Math.min(x, clientWidth - x) < edge.x || Math.min(y, clientHeight - y) < edge.y;
    if (!isCovered && !atEdge) return;
    moved.current = key;
    const share = clientWidth < narrowWidth ? 0.5 : freeShare.x;
    map.panBy([x - clientWidth * share, y - clientHeight * freeShare.y], {
      animate: !prefersReducedMotion(),
    });
  }, [map, frame, selected, key, isCovered]);
}
