import type { PreviewCity } from './preview-cities.ts';

/** Size of the preview in its own units, independent of its size on the screen. */
export const previewWidth = 1000;
export const previewHeight = 1020;

const degree = Math.PI / 180;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * degree) / 2));

/** Projects a point onto a city's preview, in its units from the upper left corner. */
export function projectOnPreview(
  city: Pick<PreviewCity, 'latitude' | 'longitude' | 'halfWidthDegrees'>,
  latitude: number,
  longitude: number,
): [x: number, y: number] {
  const scale = previewWidth / (2 * city.halfWidthDegrees);
  return [
    previewWidth / 2 + (longitude - city.longitude) * scale,
    previewHeight / 2 - ((mercator(latitude) - mercator(city.latitude)) / degree) * scale,
  ];
}

/** Returns the bounding box of a city's preview as the API expects it: west,south,east,north. */
export function previewBounds(city: PreviewCity): string {
  const { latitude, longitude, halfWidthDegrees } = city;
  const halfHeightDegrees =
    halfWidthDegrees * (previewHeight / previewWidth) * Math.cos(latitude * degree);
  return [
    longitude - halfWidthDegrees,
    latitude - halfHeightDegrees,
    longitude + halfWidthDegrees,
    latitude + halfHeightDegrees,
  ]
    .map((side) => side.toFixed(4))
    .join(',');
}
