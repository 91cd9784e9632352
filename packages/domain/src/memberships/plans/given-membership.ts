import type { EpochMs } from '../../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDateAfter,
  localDateOf,
  type ZoneName,
} from '../../time/zones.ts';

/** A membership is given for a year at most; after that an admin decides again. */
export const GIVEN_DAYS = 366;

/** When a given membership ends, or what is wrong with its last day. */
export type GivenEnd =
  | { endsAt: EpochMs; fault?: undefined }
  | { fault: 'date_in_past' | 'date_too_far' };

/**
 * When a membership ends whose last day is `lastDay` in the member's time zone: with the end of that
 * day. Refuses a day that is over at `now`, and one more than 366 days ahead.
 */
export function givenEnd(lastDay: LocalDate, zone: ZoneName, now: EpochMs): GivenEnd {
  const today = localDateOf(now, zone);
  if (lastDay < today) return { fault: 'date_in_past' };
  if (lastDay > localDateAfter(today, GIVEN_DAYS)) return { fault: 'date_too_far' };
  return { endsAt: instantOfWallTime(localDateAfter(lastDay, 1), '00:00', zone) };
}
