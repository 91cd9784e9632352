import { DAY, type EpochMs, HOUR } from '../../time/instants.ts';

/** The figures of product.md, "three no-shows in 30 days". */
export const NO_SHOW_LIMIT = 3;
export const NO_SHOW_WINDOW_DAYS = 30;
export const RESTRICTION_DAYS = 14;
export const RESTRICTION_EXEMPT_HOURS = 24;

/** Whether a booking becomes a no-show: confirmed, the class has ended, no check-in. */
export function isNoShow(
  booking: { status: string; endsAt: EpochMs; checkedIn: boolean },
  now: EpochMs,
): boolean {
  return booking.status === 'confirmed' && !booking.checkedIn && now >= booking.endsAt;
}

/**
 * When the member's restriction on booking more than 24 h ahead ends, or null without one.
 * `missedAt` are the ends of the missed classes, in any order; the third within 30 days starts 14
 * days, and every further one within 30 days starts them again.
 */
export function noShowRestriction(missedAt: readonly EpochMs[], now: EpochMs): EpochMs | null {
  const missed = missedAt.filter((at) => at <= now).sort((a, b) => a - b);
  for (let last = missed.length - 1; last >= NO_SHOW_LIMIT - 1; last -= 1) {
    const third = missed[last] ?? 0;
    const first = missed[last - NO_SHOW_LIMIT + 1] ?? 0;
    if (third + RESTRICTION_DAYS * DAY <= now) return null;
    if (third - first <= NO_SHOW_WINDOW_DAYS * DAY) return third + RESTRICTION_DAYS * DAY;
  }
  return null;
}

/** Whether a restriction that ends at `until` prevents booking a class starting at `startsAt`. */
export function restrictionApplies(
  until: EpochMs | null,
  startsAt: EpochMs,
  now: EpochMs,
): boolean {
  return until !== null && now < until && startsAt - now > RESTRICTION_EXEMPT_HOURS * HOUR;
}
