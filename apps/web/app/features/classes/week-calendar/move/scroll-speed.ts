/** How near the upper or lower edge a pointer scrolls, in pixels, and how fast at most. */
const EDGE = 56;
const MAX_SPEED = 14;

/**
 * How many pixels a calendar scrolls in the next frame while a session is dragged at this height of the
 * screen: the nearer the edge, the faster; nothing between the edges.
 */
export function scrollSpeed(calendar: Element, y: number): number {
  const { top, bottom } = calendar.getBoundingClientRect();
  const above = top + EDGE - y;
  const below = y - (bottom - EDGE);
  if (above > 0) return -Math.ceil((Math.min(above, EDGE) / EDGE) * MAX_SPEED);
  return below > 0 ? Math.ceil((Math.min(below, EDGE) / EDGE) * MAX_SPEED) : 0;
}
