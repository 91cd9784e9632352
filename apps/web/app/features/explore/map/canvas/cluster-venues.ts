import { toPixel, toPlace } from './map-pixels.ts';
import { type Box, moveClearOf, overlap, type Pixel } from './marker-boxes.ts';
import { markerSize } from './marker-size.ts';

/** A venue on the map; `label` is the text of its pin. */
export interface MapVenue {
  id: string;
  lat: number;
  lng: number;
  label: string;
  /** The venue's name, for screen readers. */
  name?: string;
  /** That of its leading class; `past` when that can no longer be booked, `none` without a class. */
  state: 'next' | 'booked' | 'full' | 'past' | 'none';
  /** When its next class begins that can be booked: the soonest keep a pin of their own. */
  startsAt?: number | null;
}

/** The venues of one marker: a single one, or several that would overlap. */
export interface VenueCluster {
  key: string;
  lat: number;
  lng: number;
  venues: MapVenue[];
}

/** Venues closer than this, in pixels, become a cluster; so do all whose markers would overlap. */
const clusterRadius = 52;
/** From this zoom on only venues whose markers would overlap are clustered. */
export const lastClusterZoom = 13.5;
/** Pixels between two venues with the soonest classes: between their pins there is room for a cluster. */
const soonestSpacing = { x: 124, y: 84 };
/** A cluster without room joins another at most so many pixels away. */
const joiningDistance = 160;
/** Larger than any marker, so that markers that overlap are in neighbouring cells. */
const cellSize = 96;

interface Group {
  venues: MapVenue[];
  /** Where the venues are, and the mean of that. */
  pixels: Pixel[];
  middle: Pixel;
  box: Box;
}

/** Returns the zoom at whose scale the markers are laid out: they change at half zooms only. */
export const clusterStep = (zoom: number) => Math.min(lastClusterZoom, Math.floor(zoom * 2) / 2);

/**
 * Clusters venues for a zoom so that no two markers overlap, in their order. The selected and the
 * booked venues always stay single, the selected one exactly at its place, and so do those with the
 * soonest classes; a cluster that has no room beside them joins the nearest other one. Zooming in within
 * a step moves markers apart, never together.
 */
export function clusterVenues(
  venues: readonly MapVenue[],
  zoom: number,
  selectedId: string | null,
): VenueCluster[] {
  const step = clusterStep(zoom);
  const isSingle = ({ id, state }: MapVenue) => id === selectedId || state === 'booked';
  const soonest = findSoonest(venues, step);
  const toGroup = (venue: MapVenue): Group => {
    const pixel = toPixel(venue, step);
    const box = { ...pixel, ...markerSize([venue]) };
    return { venues: [venue], pixels: [pixel], middle: pixel, box };
  };

  const singles = venues.filter(isSingle);
  const selectedFirst = [
    ...singles.filter(({ id }) => id === selectedId),
    ...singles.filter(({ id }) => id !== selectedId),
  ];
  const inland = middleOf(venues.map((venue) => toPixel(venue, step)));
  const placed: Group[] = [];
  const place = (group: Group) =>
    placed.push({ ...group, box: findRoom(group, boxesOf(placed), inland) });
  selectedFirst.map(toGroup).forEach(place);
  for (const venue of soonest) if (!isSingle(venue)) place(toGroup(venue));

  const groups = mergeOverlapping(
    venues.filter((venue) => !isSingle(venue) && !soonest.has(venue)).map(toGroup),
    step < lastClusterZoom ? clusterRadius : 0,
  );
  const reach = step < lastClusterZoom ? joiningDistance : 0;
  return placeClusters(groups, placed, inland, reach).map((group) => toCluster(group, step));
}

/**
 * Returns the venues whose classes are the soonest that can be booked, each further than the spacing from
 * the ones before: of neighbours the sooner one. Which venue is selected makes no difference.
 */
function findSoonest(venues: readonly MapVenue[], step: number): ReadonlySet<MapVenue> {
  const inOrder = venues
    .filter(({ startsAt, state }) => startsAt != null && state !== 'booked')
    .sort((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0));
  const taken = new Map<string, Pixel>();
  const cellOf = ({ x, y }: Pixel, dx = 0, dy = 0) =>
    `${Math.floor(x / soonestSpacing.x) + dx} ${Math.floor(y / soonestSpacing.y) + dy}`;
  const isNear = (pixel: Pixel, other: Pixel | undefined) =>
    other !== undefined &&
    Math.abs(pixel.x - other.x) < soonestSpacing.x &&
    Math.abs(pixel.y - other.y) < soonestSpacing.y;
  const isFree = (venue: MapVenue) => {
    const pixel = toPixel(venue, step);
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        if (isNear(pixel, taken.get(cellOf(pixel, dx, dy)))) return false;
    // A cell holds one at most: two in it would be near each other.
    taken.set(cellOf(pixel), pixel);
    return true;
  };
  return new Set(inOrder.filter(isFree));
}

/**
 * Places clusters beside the pins, the largest first. One without room at any of its venues joins the
 * nearest that stands already within `reach` pixels: beside its venues it might stand in the sea.
 */
function placeClusters(
  groups: readonly Group[],
  pins: readonly Group[],
  inland: Pixel,
  reach: number,
): Group[] {
  const placed = [...pins];
  for (const group of groups.toSorted((one, other) => other.venues.length - one.venues.length)) {
    const box = findRoom(group, boxesOf(placed), inland);
    const isAtVenue = group.pixels.some(({ x, y }) => x === box.x && y === box.y);
    const joined = isAtVenue ? null : joinNearest(group, placed, reach);
    if (joined) placed.splice(placed.indexOf(joined.near), 1, joined.grown);
    else placed.push({ ...group, box });
  }
  return placed;
}

/** Adds a group to the nearest cluster that has room to grow where it stands; null without one. */
function joinNearest(group: Group, placed: readonly Group[], reach: number) {
  const distance = ({ box: { x, y } }: Group) => Math.hypot(x - group.middle.x, y - group.middle.y);
  const isNear = (other: Group) => other.venues.length > 1 && distance(other) < reach;
  if (group.venues.length === 1) return null;
  const byDistance = placed.filter(isNear).sort((one, other) => distance(one) - distance(other));
  for (const near of byDistance) {
    const venues = [...near.venues, ...group.venues];
    const box = { ...near.box, ...markerSize(venues) };
    if (placed.some((other) => other !== near && overlap(box, other.box))) continue;
    return { near, grown: { ...near, venues, pixels: [...near.pixels, ...group.pixels], box } };
  }
  return null;
}

/** Where the marker of a group is placed: at one of its venues if there is room, else beside them. */
function findRoom({ pixels, middle, box }: Group, others: readonly Box[], inland: Pixel): Box {
  const distance = ({ x, y }: Pixel) => Math.hypot(x - middle.x, y - middle.y);
  const free = pixels
    .map(({ x, y }) => ({ ...box, x, y }))
    .filter((at) => !others.some((other) => overlap(at, other)));
  if (free.length === 0) return moveClearOf(box, others, inland);
  return free.reduce((best, at) => (distance(at) < distance(best) ? at : best));
}

function middleOf(pixels: readonly Pixel[]): Pixel {
  const sum = (of: (pixel: Pixel) => number) =>
    pixels.reduce((total, pixel) => total + of(pixel), 0) / pixels.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

const boxesOf = (groups: readonly Group[]) => groups.map(({ box }) => box);

/**
 * Adds the venues of another group. The marker stands at the venue nearest to their middle: the mean
 * of venues along a coast is in the sea.
 */
function merge(group: Group, other: Group): Group {
  const { venues, pixels } = group;
  // Not a copy: thousands of venues may be added one by one.
  venues.push(...other.venues);
  pixels.push(...other.pixels);
  const middle = {
    x: group.middle.x + ((other.middle.x - group.middle.x) * other.pixels.length) / pixels.length,
    y: group.middle.y + ((other.middle.y - group.middle.y) * other.pixels.length) / pixels.length,
  };
  const distance = ({ x, y }: Pixel) => Math.hypot(x - middle.x, y - middle.y);
  const { x, y } = pixels.reduce((nearest, pixel) =>
    distance(pixel) < distance(nearest) ? pixel : nearest,
  );
  return { venues, pixels, middle, box: { x, y, ...markerSize(venues) } };
}

/** Merges groups until no two of them overlap or are closer than `radius`. */
function mergeOverlapping(groups: readonly Group[], radius: number): Group[] {
  const cells = new Map<string, Set<Group>>();
  const cellOf = ({ box }: Group, dx = 0, dy = 0) =>
    `${Math.floor(box.x / cellSize) + dx} ${Math.floor(box.y / cellSize) + dy}`;
  const tooClose = ({ box: one }: Group, { box: other }: Group) =>
    overlap(one, other) || Math.hypot(one.x - other.x, one.y - other.y) < radius;
  const findNear = (group: Group) => {
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const other of cells.get(cellOf(group, dx, dy)) ?? [])
          if (tooClose(group, other)) return other;
    return null;
  };
  for (const added of groups) {
    let group = added;
    for (let near = findNear(group); near; near = findNear(group)) {
      cells.get(cellOf(near))?.delete(near);
      group = merge(near, group);
    }
    const cell = cells.get(cellOf(group)) ?? new Set();
    cells.set(cellOf(group), cell.add(group));
  }
  return [...cells.values()].flatMap((cell) => [...cell]);
}

function toCluster({ venues, box }: Group, step: number): VenueCluster {
  const [first] = venues;
  const count = venues.length;
  const own = first && toPixel(first, step);
  const inPlace = count === 1 && first && own?.x === box.x && own.y === box.y;
  const place = inPlace ? { lat: first.lat, lng: first.lng } : toPlace(box, step);
  return { key: count === 1 ? `${first?.id}` : `${first?.id} ${count}`, ...place, venues };
}
