import { type Closure, type OpeningSpan, openingState } from '@pulse/domain';

/** Whether a venue is open, and when that changes, as the wire has it. */
export interface Opening {
  open: boolean;
  changes_at: string | null;
}

interface Remembered extends Opening {
  from: number;
  until: number;
}

/** Venues share hours; this many answers are remembered before all are forgotten. */
const MOST_ANSWERS = 5000;
/** An answer that names no change is asked again after a day, in milliseconds. */
const WITHOUT_CHANGE = 24 * 60 * 60 * 1000;

const remembered = new Map<string, Remembered>();

/**
 * The domain's opening state, remembered until it changes: working it out takes longer than all
 * else that a line of a venue list costs. `hours` is the JSON text of the weekly hours,
 * `closedDates` comma-separated local dates, `now` epoch milliseconds.
 */
export function openingOf(
  hours: string,
  closedDates: string | null,
  zone: string,
  now: number,
): Opening {
  const key = `${zone} ${closedDates ?? ''} ${hours}`;
  const known = remembered.get(key);
  if (known && known.from <= now && now < known.until) return known;
  const closures: Closure[] = (closedDates?.split(',') ?? []).map((date) => ({ date, reason: '' }));
  const state = openingState(JSON.parse(hours) as OpeningSpan[], closures, zone, now);
  const changesAt = state.open ? state.closes_at : state.opens_at;
  const until = changesAt ? Date.parse(changesAt) : now + WITHOUT_CHANGE;
  if (remembered.size >= MOST_ANSWERS) remembered.clear();
  const answer = { open: state.open, changes_at: changesAt, from: now, until };
  remembered.set(key, answer);
  return answer;
}
