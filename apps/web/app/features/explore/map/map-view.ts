import { type ExplorePlace, lebanonBox } from '../address/explore-address.ts';

/** A map area, in degrees. */
type Bounds = readonly [west: number, south: number, east: number, north: number];

export interface MapView {
  center: { lat: number; lng: number };
  zoom: number;
}

/** Lebanon is shown from north to south, a city with its districts, the reader's surroundings closer. */
const lebanonZoom = { narrow: 7.2, wide: 8 };
const cityZoom = 12.4;
const nearZoom = 12.9;
/** Width of the whole world at zoom 0 and of a typical map, in px. */
const worldWidth = 512;
const mapWidth = 800;

/** Returns the initial view of a place, on a phone's map or a wider one. */
export function toMapView(place: ExplorePlace, narrow: boolean): MapView {
  if (place.kind === 'lebanon')
    return { center: centreOf(lebanonBox), zoom: lebanonZoom[narrow ? 'narrow' : 'wide'] };
  if (place.kind !== 'box')
    return {
      center: { lat: place.latitude, lng: place.longitude },
      zoom: place.kind === 'city' ? cityZoom : nearZoom,
    };
  const [west, south, east, north] = place.box;
  const zoom = Math.log2((mapWidth * 360) / (worldWidth * Math.max(0.001, east - west)));
  return {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    zoom: Math.min(14, Math.max(2, zoom)),
  };
}

/** Returns the centre of a map area. */
export function centreOf([west, south, east, north]: Bounds) {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** Returns whether a point is inside a map area. */
export function isInside(
  [west, south, east, north]: Bounds,
  point: { latitude: number; longitude: number },
): boolean {
  const { latitude, longitude } = point;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/** The share of a phone's map, from below, that the docked card covers. */
const cardShare = 0.5;

/** Returns the part of a map area that the docked card does not cover. */
export function areaAboveCard([west, south, east, north]: Bounds): Bounds {
  return [west, south + (north - south) * cardShare, east, north];
}

/** Returns the centre that shows a venue, above the docked card if there is one. */
export function centreFor(
  venue: { latitude: number; longitude: number },
  [, south, , north]: Bounds,
  hasCard: boolean,
): { lat: number; lng: number } {
  const offset = hasCard ? ((north - south) * cardShare) / 2 : 0;
  return { lat: venue.latitude - offset, lng: venue.longitude };
}
