/** A venue on the map; `label` is the text of its pin. */
export interface MapVenue {
  id: string;
  lat: number;
  lng: number;
  label: string;
  /** The venue's name, for screen readers. */
  name?: string;
  state: 'next' | 'booked' | 'full' | 'selected';
}

/** The venues of one marker: a single one, or several that would overlap. */
export interface VenueCluster {
  key: string;
  lat: number;
  lng: number;
  venues: MapVenue[];
}

/** Pixels of the whole world at zoom 0 in MapLibre. */
const worldSize = 512;
/** Pins closer than this, in pixels, become a cluster. */
const clusterRadius = 52;
/** From this zoom on only venues at the same place are clustered. */
const unclusteredZoom = 13.5;

function toPixel({ lat, lng }: { lat: number; lng: number }, zoom: number): [number, number] {
  const scale = worldSize * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(lng / 360 + 0.5) * scale, y * scale];
}

/**
 * Clusters venues for a zoom, in their order. Clusters change at whole zoom steps only, so that moving
 * the map does not change them. The selected and the booked venues always stay single.
 */
export function clusterVenues(
  venues: readonly MapVenue[],
  zoom: number,
  selectedId: string | null,
): VenueCluster[] {
  const step = Math.floor(zoom);
  const distance = zoom >= unclusteredZoom ? 4 : clusterRadius;
  const cells = new Map<string, { x: number; y: number; group: VenueCluster }[]>();
  const clusters: VenueCluster[] = [];
  for (const venue of venues) {
    const isSingle =
      venue.id === selectedId || venue.state === 'booked' || venue.state === 'selected';
    const [x, y] = toPixel(venue, step);
    const [column, row] = [Math.floor(x / distance), Math.floor(y / distance)];
    const near = isSingle
      ? undefined
      : [-1, 0, 1]
          .flatMap((dx) =>
            [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
          )
          .find((one) => Math.hypot(one.x - x, one.y - y) < distance);
    if (near) {
      near.group.venues.push(venue);
      continue;
    }
    const group = { key: venue.id, lat: venue.lat, lng: venue.lng, venues: [venue] };
    clusters.push(group);
    if (isSingle) continue;
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), { x, y, group }]);
  }
  return clusters.map(centred);
}

function centred(group: VenueCluster): VenueCluster {
  const count = group.venues.length;
  if (count === 1) return group;
  return {
    key: `${group.key} ${count}`,
    lat: group.venues.reduce((sum, venue) => sum + venue.lat, 0) / count,
    lng: group.venues.reduce((sum, venue) => sum + venue.lng, 0) / count,
    venues: group.venues,
  };
}
