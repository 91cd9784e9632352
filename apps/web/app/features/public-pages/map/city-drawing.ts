/** The map of a city as plain paths, drawn by art/map/build-map.mjs. */
export interface CityDrawing {
  /** Its middle, and half its width in degrees of longitude. */
  latitude: number;
  longitude: number;
  halfWidthDegrees: number;
  land: string;
  blocks: string;
  labels: { name: string; x: number; y: number }[];
}
