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
  /**
   * Where more classes meet than have room beside each other they are a list over the whole width: how
   * many above it begin in the same quarter of an hour, and the class below it. Null beside each other.
   */
  stack: { row: number; next: PlacedSession | null } | null;
}

/** Classes of a list that begin in the same quarter of an hour, in minutes, stand below each other. */
export const QUARTER = 15;
/** The least height of a class of a list, in pixels: its times, and a title of two lines. */
export const STACKED_ROW = 52;

/** Shorter ones are drawn as long as this, so that their start can be read. */
const SHORTEST = 20;
const MINUTE_MS = 60_000;

/** By how many minutes the clocks move on (or back, negative) during a session. */
export type ClockShiftDuring = (session: PartnerClassSession) => number;

/**
 * Lays sessions out on consecutive local days by the clock on the wall, those that overlap side by
 * side, or as a list where they are more than `maxBeside`. One that passes midnight stands on both days.
 */
export function placeSessions(
  sessions: readonly PartnerClassSession[],
  days: readonly string[],
  clockShift: ClockShiftDuring = () => 0,
  maxBeside = 2,
): Map<string, PlacedSession[]> {
  const parts = new Map<string, PlacedSession[]>(days.map((day) => [day, []]));
  for (const session of sessions) {
    const from = minuteOfDay(session.local_start);
    const until = Math.max(from + SHORTEST, from + wallMinutes(session, clockShift));
    const whole = { session, column: 0, columns: 1, span: 1, stack: null };
    const today = { ...whole, from, until: Math.min(until, MINUTES_PER_DAY), continued: false };
    parts.get(session.local_date)?.push(today);
    if (until - MINUTES_PER_DAY < SHORTEST) continue;
    const rest = { ...whole, from: 0, until: until - MINUTES_PER_DAY, continued: true };
    parts.get(dayAfter(session.local_date))?.push(rest);
  }
  for (const placed of parts.values()) setColumns(placed, maxBeside);
  return parts;
}

/** How much later the clock on the wall is at its end than at its start. */
function wallMinutes(session: PartnerClassSession, clockShift: ClockShiftDuring): number {
  const { starts_at, ends_at } = session;
  return (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS + clockShift(session);
}

/** Sorts the sessions of a day by time and gives each the first column that is free, or its row. */
function setColumns(placed: PlacedSession[], maxBeside: number): void {
  placed.sort((a, b) => a.from - b.from || b.until - a.until);
  let group: PlacedSession[] = [];
  let ends: number[] = [];
  const closeGroup = () => {
    if (ends.length > maxBeside) setRows(group);
    else
      for (const part of group) {
        part.columns = ends.length;
        part.span = freeColumns(part, group, ends.length);
      }
    group = [];
    ends = [];
  };
  for (const part of placed) {
    // One of a list is drawn from the beginning of its quarter of an hour.
    if (ends.every((end) => end <= part.from - (part.from % QUARTER))) closeGroup();
    const free = ends.findIndex((end) => end <= part.from);
    part.column = free === -1 ? ends.length : free;
    ends[part.column] = part.until;
    group.push(part);
  }
  closeGroup();
}

/** Puts the sessions of a group below each other, over the whole width. */
function setRows(group: readonly PlacedSession[]): void {
  const quarterOf = ({ from }: PlacedSession) => Math.floor(from / QUARTER);
  for (const [index, part] of group.entries()) {
    const before = group[index - 1];
    const row = before?.stack && quarterOf(before) === quarterOf(part) ? before.stack.row + 1 : 0;
    part.column = 0;
    part.stack = { row, next: group[index + 1] ?? null };
  }
}

function freeColumns(part: PlacedSession, group: readonly PlacedSession[], columns: number) {
  const beside = group
    .filter(({ from, until, column }) => {
      return column > part.column && from < part.until && until > part.from;
    })
    .map(({ column }) => column);
  return Math.min(columns, ...beside) - part.column;
}
