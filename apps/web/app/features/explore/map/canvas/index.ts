export type { MapVenue } from './cluster-venues.ts';
export type { PinKind } from './pins/pin-kinds.ts';
export type { MapBox } from './use-maplibre.ts';
export { VenueMap } from './venue-map.tsx';
