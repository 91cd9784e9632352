import type { DayScale } from '../grid/day-scale.ts';
import { MINUTES_PER_DAY } from '../grid/grid-size.ts';

/** A start that a session is moved to, by the local time of its venue. */
export interface MoveTarget {
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes after midnight. */
  minute: number;
}

/** Sessions are moved in steps of so many minutes. */
const STEP = 15;
const LAST_START = MINUTES_PER_DAY - STEP;

const within = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Where a key moves a target to, on the days of the calendar; null for a key that moves nothing. */
export function moveByKey(
  { date, minute }: MoveTarget,
  key: string,
  days: readonly string[],
): MoveTarget | null {
  const steps: Record<string, { days?: number; minute?: number }> = {
    // A session that starts off the steps, at 18:10, comes to the next one: 18:15 or 18:00.
    ArrowUp: { minute: (Math.ceil(minute / STEP) - 1) * STEP },
    ArrowDown: { minute: (Math.floor(minute / STEP) + 1) * STEP },
    PageUp: { minute: minute - 60 },
    PageDown: { minute: minute + 60 },
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
  };
  const step = steps[key];
  if (!step) return null;
  const day = within(days.indexOf(date) + (step.days ?? 0), days.length - 1);
  return { date: days[day] ?? date, minute: within(step.minute ?? minute, LAST_START) };
}

/** The place of all days together on the screen, in pixels. */
export interface DaysArea {
  left: number;
  top: number;
  width: number;
}

/**
 * The target under a pointer that holds a session `grip` pixels below its start: the day under the
 * pointer, and the nearest step of the day.
 */
export function moveByPointer(
  { x, y }: { x: number; y: number },
  grip: number,
  { left, top, width }: DaysArea,
  days: readonly string[],
  scale: Pick<DayScale, 'minuteAt'>,
): MoveTarget {
  const day = within(Math.floor(((x - left) / width) * days.length), days.length - 1);
  const steps = Math.round(scale.minuteAt(y - top - grip) / STEP);
  return { date: days[day] ?? '', minute: within(steps * STEP, LAST_START) };
}
