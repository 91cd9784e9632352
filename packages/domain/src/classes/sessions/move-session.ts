import { DAY, type EpochMs, MINUTE } from '../../time/instants.ts';
import { type LocalDate, localDateOf, type WallTime, type ZoneName } from '../../time/zones.ts';

/** A class that moves further can be cancelled free until it starts (product.md). */
export const FREE_TO_CANCEL_AFTER = 15 * MINUTE;

/** A class is moved to a start at most this far ahead. */
export const MAX_MOVE_AHEAD = 365 * DAY;

/**
 * Whether a class moved so far that its members may cancel free until it starts: by more than 15
 * minutes from the start that they agreed to, or to another local day.
 */
export function movesFar(agreedStart: EpochMs, newStart: EpochMs, zone: ZoneName): boolean {
  if (Math.abs(newStart - agreedStart) > FREE_TO_CANCEL_AFTER) return true;
  return localDateOf(agreedStart, zone) !== localDateOf(newStart, zone);
}

/** Why a class cannot start at a local time: the clocks skip or repeat it on that date. */
export type LocalStartFault = 'start_skipped' | 'start_repeated';

/**
 * The instant of a local start. Refuses one that the clocks skip, and one that they repeat: no partner
 * could say which of the two is meant.
 */
export function localStart(
  date: LocalDate,
  start: WallTime,
  zone: ZoneName,
): { startsAt: EpochMs } | { fault: LocalStartFault } {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(start));
  const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const last = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  if (first.epochMilliseconds === last.epochMilliseconds)
    return { startsAt: first.epochMilliseconds };
  return { fault: first.toPlainDateTime().equals(wall) ? 'start_repeated' : 'start_skipped' };
}

/** Why a class cannot be moved to a start. */
export type StartFault = 'start_in_past' | 'start_too_far';

/** The fault of a new start at `now`; null when a class may be moved there. */
export function startFault(startsAt: EpochMs, now: EpochMs): StartFault | null {
  if (startsAt <= now) return 'start_in_past';
  return startsAt > now + MAX_MOVE_AHEAD ? 'start_too_far' : null;
}
