import type { CityDrawing } from '#features/public-pages/map/city-drawing.ts';
import { isOnDrawing } from '#features/public-pages/map/view-around.ts';
import { projectOnPreview } from '#public-site/city-preview/preview-projection.ts';

const drawings = import.meta.glob<CityDrawing>('../map/city-drawings/*/*.json', {
  import: 'default',
  eager: true,
});
const drawingsBySlug = new Map(
  Object.entries(drawings).map(([path, drawing]) => [/([^/]+)\.json$/.exec(path)?.[1], drawing]),
);

/**
 * Returns the drawing of a city; null without one, or when the place is not on it: another city may
 * have the same name.
 */
export function drawingOf(
  citySlug: string | null,
  { latitude, longitude }: { latitude: number; longitude: number },
): CityDrawing | null {
  const drawing = citySlug && drawingsBySlug.get(citySlug);
  if (!drawing) return null;
  return isOnDrawing(projectOnPreview(drawing, latitude, longitude)) ? drawing : null;
}
