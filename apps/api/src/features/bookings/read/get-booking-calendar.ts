import { type BookingState, cityName } from '@pulse/domain';
import { bookingCalendar, bookingUid } from '../../../platform/calendar/booking-calendar.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { loadBookingDetails } from './booking-details.store.ts';
import { findOwnBooking } from './find-own-booking.ts';

/** One of the member's own bookings as an iCalendar file; a cancelled booking cancels its entry. */
export async function getBookingCalendar(deps: Deps, user: AuthenticatedUser, bookingId: string) {
  const own = await findOwnBooking(deps.db, bookingId, user.id);
  const [found] = own ? await loadBookingDetails(deps.db, [bookingId], deps.clock.now()) : [];
  if (!found) return refuse('not_found');
  const { booking, session } = found;
  const status = calendarStatus(booking.status);
  return bookingCalendar({
    uid: bookingUid(booking.id),
    sequence: booking.calendar_sequence,
    title: session.title,
    location: [
      session.venue_name,
      session.venue_district,
      cityName(session.venue_city, user.language),
    ]
      .filter(Boolean)
      .join(', '),
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    url: `${deps.config.publicUrl}/app/bookings`,
    status,
    method: status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    zone: session.venue_time_zone,
    stamp: new Date(deps.clock.now()),
  });
}

function calendarStatus(status: BookingState): 'confirmed' | 'tentative' | 'cancelled' {
  if (status === 'cancelled') return 'cancelled';
  return status === 'waitlisted' || status === 'pending' ? 'tentative' : 'confirmed';
}
