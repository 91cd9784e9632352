/** A venue on the map; `label` is the time or word its pin shows. */
export interface MapVenue {
  id: string;
  lat: number;
  lng: number;
  label: string;
  /** Said to screen readers after the label, for example the venue's name. */
  name?: string;
  state: 'next' | 'booked' | 'full' | 'selected';
}

/** What one marker stands for: a single venue, or several that lie too close to tell apart. */
export interface VenueCluster {
  key: string;
  lat: number;
  lng: number;
  venues: MapVenue[];
}

/** Pixels of the whole world at zoom 0; MapLibre's tiles are 512 wide. */
const worldSize = 512;
/** Pins nearer than this, in pixels, become one. */
const clusterRadius = 52;
/** From this zoom on, venues stand alone unless they are on one spot. */
const unclusteredZoom = 13.5;

function toPixel({ lat, lng }: { lat: number; lng: number }, zoom: number): [number, number] {
  const scale = worldSize * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(lng / 360 + 0.5) * scale, y * scale];
}

/**
 * Groups venues for a zoom, in the order given. Groups change with whole zoom steps only, so that
 * dragging never reshuffles them. The selected and the booked ones always stand alone.
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
