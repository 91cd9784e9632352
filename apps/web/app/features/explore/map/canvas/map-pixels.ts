import type { Pixel } from './marker-boxes.ts';

/** Pixels of the whole world at zoom 0 in MapLibre. */
const worldSize = 512;

/** Returns the pixel of a place in the Web Mercator projection at a zoom. */
export function toPixel({ lat, lng }: { lat: number; lng: number }, zoom: number): Pixel {
  const scale = worldSize * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: (lng / 360 + 0.5) * scale, y: y * scale };
}

/** Returns the place of a pixel: the inverse of `toPixel`. */
export function toPlace({ x, y }: Pixel, zoom: number): { lat: number; lng: number } {
  const scale = worldSize * 2 ** zoom;
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale)));
  return { lat: (lat * 180) / Math.PI, lng: (x / scale - 0.5) * 360 };
}
