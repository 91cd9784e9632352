import { DAY, type EpochMs } from '../../time/instants.ts';

/** The most search alerts a member can have, so that the list and the work of checking stay bounded. */
export const MAX_SEARCH_ALERTS = 10;

/** How many days an alert without a day looks ahead: as far as the days of the search itself. */
export const SEARCH_ALERT_DAYS = 14;

/** How long an alert without a day is kept: who has heard nothing for so long looks elsewhere. */
const LIFETIME_MS = 30 * DAY;

/** The latest end of a local day after its midnight in UTC: that of UTC-12. */
const LATEST_END_OF_DAY_MS = DAY + DAY / 2;

/**
 * The UTC instant at which an alert of `now` ends: with a local date (YYYY-MM-DD) when that day is over
 * everywhere, without one after 30 days.
 */
export function searchAlertEnd(date: string | null, now: EpochMs): EpochMs {
  return date ? Date.parse(`${date}T00:00:00Z`) + LATEST_END_OF_DAY_MS : now + LIFETIME_MS;
}
