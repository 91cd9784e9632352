import type { CityDrawing } from '#features/public-pages/map/city-drawing.ts';
import { isOnDrawing } from '#features/public-pages/map/view-around.ts';
import { projectOnPreview } from '#public-site/city-preview/preview-projection.ts';

const drawings = import.meta.glob<CityDrawing>('../map/city-drawings/*.json', {
  import: 'default',
  eager: true,
});

/**
 * Returns the drawing of a city; null without one, or when the place is not on it: another city may
 * have the same name.
 */
export function drawingOf(
  citySlug: string | null,
  { latitude, longitude }: { latitude: number; longitude: number },
): CityDrawing | null {
  const drawing = drawings[`../map/city-drawings/${citySlug}.json`];
  if (!drawing) return null;
  return isOnDrawing(projectOnPreview(drawing, latitude, longitude)) ? drawing : null;
}
