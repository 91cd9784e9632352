import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DayLayout } from '../lay-out-week.ts';
import type { DayScale } from './day-scale.ts';
import { MINUTES_PER_DAY } from './grid-size.ts';

/** How much is shown above where a calendar begins, in pixels. */
const ABOVE = 36;

interface Begins {
  /** YYYY-MM-DD at the venue. */
  today: string | undefined;
  now: number;
  /** Another number shows now again. */
  times: number;
}

/**
 * Scrolls a calendar to where its week begins, once and whenever today is asked for: in this week to the
 * class that runs or is next today, or to now; in another to its first class, or when the venue opens.
 */
export function useFirstScroll(
  scroller: RefObject<HTMLElement | null>,
  layout: readonly DayLayout[],
  { topOf }: DayScale,
  { today, now, times }: Begins,
): void {
  const done = useRef<number | null>(null);
  // Before it is shown: a calendar that jumps would move away under the pointer.
  useLayoutEffect(() => {
    if (done.current === times || !scroller.current) return;
    const minute = firstMinute(layout, today, now);
    if (minute === null) return;
    done.current = times;
    scroller.current.scrollTop = topOf(minute) - ABOVE;
  }, [scroller, layout, topOf, today, now, times]);
}

/** The minute of the day at which a calendar begins; null for a week without a class and opening hours. */
export function firstMinute(
  layout: readonly DayLayout[],
  today: string | undefined,
  now: number,
): number | null {
  const firsts = layout.flatMap(firstMinutes);
  const day = layout.find(({ date }) => date === today);
  if (!day) return firsts.length > 0 ? Math.min(...firsts) : null;
  const next = day.placed.find(
    ({ session, continued }) => !continued && Date.parse(session.ends_at) > now,
  );
  if (next) return next.from;
  const latest = day.placed.findLast(({ continued }) => !continued);
  return latest ? latest.from : firsts.length > 0 ? Math.min(...firsts) : null;
}

function firstMinutes({ placed, closed }: DayLayout): number[] {
  const first = placed.find(({ continued }) => !continued);
  const [night] = closed;
  const opens = night?.from === 0 && night.until < MINUTES_PER_DAY ? [night.until] : [];
  return first ? [first.from, ...opens] : opens;
}
