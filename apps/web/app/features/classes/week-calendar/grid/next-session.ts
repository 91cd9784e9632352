import type { PlacedSession } from './place-sessions.ts';

/** The sessions of each day of the calendar, by time. */
type Days = readonly (readonly PlacedSession[])[];

/**
 * The id of the session that an arrow key leads to: Up and Down to the one before and after, on over
 * the end of a day; Left and Right to the next day with a session, to the one at the nearest time; Home
 * and End to the first and last of the week. Null for another key, and where there is none.
 */
export function nextSession(days: Days, id: string, key: string): string | null {
  const own = days.map((day) => day.filter(({ continued }) => !continued));
  const all = own.flat();
  const index = all.findIndex(({ session }) => session.id === id);
  const current = all[index];
  if (!current) return null;
  return sessionFor(key, own, all, index, current)?.session.id ?? null;
}

function sessionFor(
  key: string,
  days: Days,
  all: readonly PlacedSession[],
  index: number,
  current: PlacedSession,
): PlacedSession | undefined {
  const day = days.findIndex((sessions) => sessions.includes(current));
  if (key === 'ArrowUp') return all[index - 1];
  if (key === 'ArrowDown') return all[index + 1];
  if (key === 'ArrowLeft') return nearest(days.slice(0, day).findLast(isNotEmpty), current);
  if (key === 'ArrowRight') return nearest(days.slice(day + 1).find(isNotEmpty), current);
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

const isNotEmpty = (day: readonly PlacedSession[]) => day.length > 0;

function nearest(day: readonly PlacedSession[] | undefined, { from }: PlacedSession) {
  return day?.toSorted((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from))[0];
}
