import { previewHeight, previewWidth } from '#public-site/city-preview/preview-projection.ts';

/** Some streets around, not the whole city. */
const viewWidth = 560;
const viewHeight = 400;

/**
 * Returns the part of a city's drawing around a point, within the drawing: at its edge the point is
 * not in the middle.
 */
export function viewAround(x: number, y: number) {
  const within = (start: number, room: number) => Math.min(Math.max(start, 0), room);
  return {
    x: within(x - viewWidth / 2, previewWidth - viewWidth),
    y: within(y - viewHeight / 2, previewHeight - viewHeight),
    width: viewWidth,
    height: viewHeight,
  };
}

/** Returns whether a point is on the drawing. */
export function isOnDrawing([x, y]: readonly [number, number]): boolean {
  return x >= 0 && y >= 0 && x <= previewWidth && y <= previewHeight;
}
