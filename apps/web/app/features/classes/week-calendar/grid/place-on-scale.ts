import type { DayScale } from './day-scale.ts';
import { type PlacedSession, QUARTER, STACKED_ROW } from './place-sessions.ts';

/**
 * Where a class is drawn, in pixels below midnight. One of a list begins where those above it in the same
 * quarter of an hour end, and is as high as it lasts, or as the class below it leaves room.
 */
export function boundsOf(placed: PlacedSession, scale: DayScale): { top: number; height: number } {
  const { from, until, stack } = placed;
  const top = topOf(placed, scale);
  if (!stack) return { top, height: scale.topOf(until) - scale.topOf(from) };
  const natural = Math.max(scale.topOf(until), top + STACKED_ROW);
  const end = stack.next ? Math.min(natural, topOf(stack.next, scale)) : natural;
  return { top, height: end - top };
}

function topOf({ from, stack }: PlacedSession, scale: DayScale): number {
  if (!stack) return scale.topOf(from);
  return scale.topOf(from - (from % QUARTER)) + stack.row * STACKED_ROW;
}
