import type { EpochMs } from '../../time/instants.ts';
import { type LocalDate, localDateOf, type ZoneName } from '../../time/zones.ts';

/** The most days that are closed at once. */
export const MAX_CLOSURE_DAYS = 62;
/** How far ahead a venue is closed. */
const MAX_DAYS_AHEAD = 365;

/** Why a venue cannot be closed on some days, and the field that is to blame. */
export interface ClosureFault {
  field: 'first_date' | 'last_date';
  fault: 'date_in_past' | 'date_too_far' | 'last_date_before_first' | 'closure_too_long';
}

/**
 * The dates from the first to the last, both included, on which a venue is closed; or the fault of the
 * range: days that are over at `now` in the venue's time zone, more than a year ahead, or too many.
 */
export function closureDates(
  { first_date, last_date }: { first_date: LocalDate; last_date: LocalDate },
  zone: ZoneName,
  now: EpochMs,
): LocalDate[] | ClosureFault {
  const today = Temporal.PlainDate.from(localDateOf(now, zone));
  if (last_date < first_date) return { field: 'last_date', fault: 'last_date_before_first' };
  if (first_date < today.toString()) return { field: 'first_date', fault: 'date_in_past' };
  if (last_date > today.add({ days: MAX_DAYS_AHEAD }).toString())
    return { field: 'last_date', fault: 'date_too_far' };
  const first = Temporal.PlainDate.from(first_date);
  const days = first.until(last_date).days + 1;
  if (days > MAX_CLOSURE_DAYS) return { field: 'last_date', fault: 'closure_too_long' };
  return Array.from({ length: days }, (_, day) => first.add({ days: day }).toString());
}
