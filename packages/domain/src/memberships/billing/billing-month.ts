import type { EpochMs, TimeRange } from '../../time/instants.ts';

/**
 * The billing month that contains `at`, for a membership that began at `anchorAt`: months run from
 * the anchor's day and time to the same in the next month, in UTC; the 31st becomes the last day of
 * a shorter month and the 31st again after it. A pause extends the month in which it begins by its
 * own length, and the months after it count from there.
 */
export function billingMonthOf(
  anchorAt: EpochMs,
  at: EpochMs,
  pauses: readonly TimeRange[] = [],
): TimeRange {
  let extended: TimeRange | null = null;
  for (const pause of [...pauses].sort((a, b) => a.startsAt - b.startsAt)) {
    const inside: boolean = extended !== null && pause.startsAt < extended.endsAt;
    const month: TimeRange =
      extended && inside ? extended : monthOf(extended?.endsAt ?? anchorAt, pause.startsAt);
    if (at < month.startsAt) break;
    extended = { startsAt: month.startsAt, endsAt: month.endsAt + pause.endsAt - pause.startsAt };
  }
  if (extended && at < extended.endsAt) return extended;
  return monthOf(extended?.endsAt ?? anchorAt, at);
}

/** The instant `months` after an anchor, in UTC, with its day limited to the length of that month. */
export function addBillingMonths(anchorAt: EpochMs, months: number): EpochMs {
  const anchor = new Date(anchorAt);
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, anchor.getUTCMonth(), anchor.getUTCDate());
  return Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay)) + anchorAt - midnight;
}

function monthOf(anchorAt: EpochMs, at: EpochMs): TimeRange {
  const anchor = new Date(anchorAt);
  const moment = new Date(at);
  const years = moment.getUTCFullYear() - anchor.getUTCFullYear();
  let months = years * 12 + moment.getUTCMonth() - anchor.getUTCMonth();
  if (addBillingMonths(anchorAt, months) > at) months -= 1;
  return {
    startsAt: addBillingMonths(anchorAt, months),
    endsAt: addBillingMonths(anchorAt, months + 1),
  };
}
