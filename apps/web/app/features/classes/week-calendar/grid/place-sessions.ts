import type { PartnerClassSession } from '@pulse/contract/client';
import { minuteOfDay } from '@pulse/domain';
import { dayAfter } from '#ui/format/calendar-days.ts';
import { MINUTES_PER_DAY } from './grid-size.ts';

/** A session on one day of the calendar: as a whole, or the part of it on this side of midnight. */
export interface PlacedSession {
  session: PartnerClassSession;
  /** Minutes after local midnight; never beyond the day. */
  from: number;
  until: number;
  /** Began the evening before: only its first part can be focused and moved. */
  continued: boolean;
  /** Which of `columns` equally wide columns of the day, from 0. */
  column: number;
  columns: number;
  /** How many columns it is wide: up to the next one that stands beside it. */
  span: number;
}

/** Shorter ones are drawn as long as this, so that their start can be read. */
const SHORTEST = 20;
const MINUTE_MS = 60_000;

/** By how many minutes the clocks move on (or back, negative) between two instants. */
export type ClockShiftBetween = (startsAt: number, endsAt: number) => number;

/**
 * Lays sessions out on consecutive local days by the clock on the wall, those that overlap side by
 * side. One that passes midnight stands on both days.
 */
export function placeSessions(
  sessions: readonly PartnerClassSession[],
  days: readonly string[],
  clockShift: ClockShiftBetween = () => 0,
): Map<string, PlacedSession[]> {
  const parts = new Map<string, PlacedSession[]>(days.map((day) => [day, []]));
  for (const session of sessions) {
    const from = minuteOfDay(session.local_start);
    const until = Math.max(from + SHORTEST, from + wallMinutes(session, clockShift));
    const whole = { session, column: 0, columns: 1, span: 1 };
    const today = { ...whole, from, until: Math.min(until, MINUTES_PER_DAY), continued: false };
    parts.get(session.local_date)?.push(today);
    if (until - MINUTES_PER_DAY < SHORTEST) continue;
    const rest = { ...whole, from: 0, until: until - MINUTES_PER_DAY, continued: true };
    parts.get(dayAfter(session.local_date))?.push(rest);
  }
  for (const placed of parts.values()) setColumns(placed);
  return parts;
}

/** How much later the clock on the wall is at its end than at its start. */
function wallMinutes(
  { starts_at, ends_at }: PartnerClassSession,
  clockShift: ClockShiftBetween,
): number {
  const startsAt = Date.parse(starts_at);
  const endsAt = Date.parse(ends_at);
  return (endsAt - startsAt) / MINUTE_MS + clockShift(startsAt, endsAt);
}

/** Sorts the sessions of a day by time and gives each the first column that is free. */
function setColumns(placed: PlacedSession[]): void {
  placed.sort((a, b) => a.from - b.from || b.until - a.until);
  let group: PlacedSession[] = [];
  let ends: number[] = [];
  const closeGroup = () => {
    for (const part of group) {
      part.columns = ends.length;
      part.span = freeColumns(part, group, ends.length);
    }
    group = [];
    ends = [];
  };
  for (const part of placed) {
    if (ends.every((end) => end <= part.from)) closeGroup();
    const free = ends.findIndex((end) => end <= part.from);
    part.column = free === -1 ? ends.length : free;
    ends[part.column] = part.until;
    group.push(part);
  }
  closeGroup();
}

function freeColumns(part: PlacedSession, group: readonly PlacedSession[], columns: number) {
  const beside = group
    .filter(({ from, until, column }) => {
      return column > part.column && from < part.until && until > part.from;
    })
    .map(({ column }) => column);
  return Math.min(columns, ...beside) - part.column;
}
