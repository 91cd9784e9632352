import { bookingEligibility, MAX_SERIES_DATES } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentSessionFields } from '../../classes/index.ts';
import { loadBookingContexts } from '../eligibility/booking-context.store.ts';
import { buildBookingContext } from '../eligibility/build-booking-context.ts';
import { listSeriesDates } from './series-dates.store.ts';

/**
 * The coming dates of a weekly class, each decided by the rules of booking: with one query for all of
 * them. Each is judged alone: booking one may use what another needs.
 */
export async function getClassSeries({ db, clock }: Deps, userId: string, sessionId: string) {
  const now = clock.now();
  const dates = await listSeriesDates(db, sessionId, new Date(now), MAX_SERIES_DATES);
  const keys = dates.map((date) => ({ userId, sessionId: date }));
  const loaded = keys.length > 0 ? await loadBookingContexts(db, keys, now) : [];
  const rows = loaded.filter((row) => row !== undefined);
  const [first] = rows;
  if (first?.venue_status !== 'published') return refuse('not_found');
  const { title, venue } = presentSessionFields(first);
  const { policy } = buildBookingContext(first, now);
  const items = rows.map((row) => {
    const context = buildBookingContext(row, now);
    const { allowed, rules, waitlist_allowed } = bookingEligibility(context, now);
    const { starts_at, ends_at, time_zone, local_date, local_start } = presentSessionFields(row);
    return {
      class_session_id: row.id,
      starts_at,
      ends_at,
      time_zone,
      local_date,
      local_start,
      own_status: context.existing?.status ?? null,
      allowed,
      reasons: rules.filter(({ passed }) => !passed),
      waitlist_position: waitlist_allowed ? row.waitlisted + 1 : null,
    };
  });
  return {
    title,
    venue: { id: venue.id, name: venue.name, city: venue.city },
    free_cancel_hours: policy.free_cancel_hours,
    grace_minutes: policy.grace_minutes,
    items,
  };
}
