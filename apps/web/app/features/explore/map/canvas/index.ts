export type { MapVenue } from './cluster-venues.ts';
export type { PinKind } from './pin-kinds.ts';
export { PositionMap } from './position-map.tsx';
export type { MapBox } from './use-maplibre.ts';
export { VenueMap } from './venue-map.tsx';
