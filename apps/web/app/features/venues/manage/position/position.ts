import { readNumber } from '../edit/venue-values.ts';

/** A point as the map has it. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** Six decimals are about 10 cm. */
const DECIMALS = 6;

/** Returns a coordinate as it is typed. */
export function toCoordinate(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}

/** Returns the point of typed coordinates; null unless both are on Earth. 0/0 is no position. */
export function readPoint(typed: { latitude: string; longitude: string }): MapPoint | null {
  const [lat, lng] = [readNumber(typed.latitude), readNumber(typed.longitude)];
  const onEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return onEarth && (lat !== 0 || lng !== 0) ? { lat, lng } : null;
}

/** Returns both coordinates of a pasted pair such as "33.8938, 35.5018"; null for anything else. */
export function readPair(text: string): { latitude: string; longitude: string } | null {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ?? [];
  return latitude && longitude ? { latitude, longitude } : null;
}
