/** A place on Earth, in decimal degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth in metres (IUGG). */
export const EARTH_RADIUS = 6_371_008.8;

/** Great-circle distance between two places in metres (haversine, error under 0.6 %). */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
