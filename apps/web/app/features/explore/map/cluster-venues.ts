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
export interface VenueGroup {
  key: string;
  lat: number;
  lng: number;
  venues: MapVenue[];
}

/** Pixels of the whole world at zoom 0; MapLibre's tiles are 512 wide. */
const worldSize = 512;
/** Pins nearer than this, in pixels, become one. */
const reach = 52;
/** From this zoom on, venues stand alone unless they are on one spot. */
const aloneZoom = 13.5;

function pixelOf({ lat, lng }: { lat: number; lng: number }, zoom: number): [number, number] {
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
): VenueGroup[] {
  const step = Math.floor(zoom);
  const distance = zoom >= aloneZoom ? 4 : reach;
  const cells = new Map<string, { x: number; y: number; group: VenueGroup }[]>();
  const groups: VenueGroup[] = [];
  for (const venue of venues) {
    const alone = venue.id === selectedId || venue.state === 'booked' || venue.state === 'selected';
    const [x, y] = pixelOf(venue, step);
    const [column, row] = [Math.floor(x / distance), Math.floor(y / distance)];
    const near = alone
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
    groups.push(group);
    if (alone) continue;
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), { x, y, group }]);
  }
  return groups.map(centred);
}

function centred(group: VenueGroup): VenueGroup {
  const count = group.venues.length;
  if (count === 1) return group;
  return {
    key: `${group.key} ${count}`,
    lat: group.venues.reduce((sum, venue) => sum + venue.lat, 0) / count,
    lng: group.venues.reduce((sum, venue) => sum + venue.lng, 0) / count,
    venues: group.venues,
  };
}
