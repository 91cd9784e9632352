import type { EpochMs, TimeRange } from '../time/instants.ts';

/**
 * The billing month that holds an instant, for a membership that began at `anchorAt`: months run
 * from the anchor's day and time to the same in the next month, in UTC; the 31st becomes the last
 * day of a shorter month and the 31st again after it. A pause stretches the month in which it
 * begins by its own length, and the months after it count from there. All epoch milliseconds.
 */
export function billingMonthOf(
  anchorAt: EpochMs,
  at: EpochMs,
  pauses: readonly TimeRange[] = [],
): TimeRange {
  let stretched: TimeRange | null = null;
  for (const pause of [...pauses].sort((a, b) => a.startsAt - b.startsAt)) {
    const inside: boolean = stretched !== null && pause.startsAt < stretched.endsAt;
    const month: TimeRange =
      stretched && inside ? stretched : monthOf(stretched?.endsAt ?? anchorAt, pause.startsAt);
    if (at < month.startsAt) break;
    stretched = { startsAt: month.startsAt, endsAt: month.endsAt + pause.endsAt - pause.startsAt };
  }
  if (stretched && at < stretched.endsAt) return stretched;
  return monthOf(stretched?.endsAt ?? anchorAt, at);
}

/** The instant so many months after an anchor, in UTC, its day cut to the length of that month. */
export function addBillingMonths(anchorAt: EpochMs, months: number): number {
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
