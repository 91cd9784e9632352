import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DayLayout } from '../lay-out-week.ts';
import { MINUTES_PER_DAY, pixelsOf } from './grid-size.ts';

/** How much is shown above the first class, in minutes. */
const ABOVE = 30;

/** Scrolls a calendar once to where its week begins: to its first class, or when the venue opens. */
export function useFirstScroll(
  scroller: RefObject<HTMLElement | null>,
  layout: readonly DayLayout[],
): void {
  const isDone = useRef(false);
  // Before it is shown: a calendar that jumps would move away under the pointer.
  useLayoutEffect(() => {
    const firsts = layout.flatMap(firstMinutes);
    if (isDone.current || !scroller.current || firsts.length === 0) return;
    isDone.current = true;
    scroller.current.scrollTop = pixelsOf(Math.min(...firsts) - ABOVE);
  }, [scroller, layout]);
}

function firstMinutes({ placed, closed }: DayLayout): number[] {
  const first = placed.find(({ continued }) => !continued);
  const [night] = closed;
  const opens = night?.from === 0 && night.until < MINUTES_PER_DAY ? [night.until] : [];
  return first ? [first.from, ...opens] : opens;
}
