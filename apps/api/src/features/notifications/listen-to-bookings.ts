import type { Deps } from '../../platform/deps.ts';
import type { BookingNews } from './booking-news.store.ts';
import { loadClassTitle } from './booking-news.store.ts';
import type { Post } from './post.ts';
import { type BookingNewsKey, type ChooseNews, tellBookingNews } from './tell-booking-news.ts';

const HELD_PLACE = ['confirmed', 'completed', 'no_show'];

/**
 * Tells members what happens to their bookings. A fact that no longer holds when it is told (a
 * place that was booked and cancelled within the second) is passed over: the next fact says more.
 */
export function listenToBookings({ facts }: Deps, post: Post): void {
  const tell = (fact: { id: string }, bookingId: string, choose: ChooseNews) =>
    tellBookingNews(post, bookingId, fact.id, choose);

  facts.on('booking.confirmed', ({ booking_id, how }, fact) =>
    tell(fact, booking_id, (news) =>
      HELD_PLACE.includes(news.status)
        ? { key: how === 'promoted' || how === 'undone' ? how : 'confirmed' }
        : null,
    ),
  );
  facts.on('booking.waitlisted', ({ booking_id }, fact) =>
    tell(fact, booking_id, whileStatusIs('waitlisted', 'waitlisted')),
  );
  facts.on('booking.offered', ({ booking_id }, fact) =>
    tell(fact, booking_id, whileStatusIs('pending', 'offered')),
  );
  facts.on('booking.offer_expired', ({ booking_id }, fact) =>
    tell(fact, booking_id, () => ({ key: 'offer_expired' })),
  );
  facts.on('booking.cancelled', ({ booking_id, by }, fact) =>
    tell(fact, booking_id, (news) => ({ key: cancellationKey(news, by) })),
  );
  facts.on('booking.visit_returned', ({ booking_id }, fact) =>
    tell(fact, booking_id, (news) => ({
      key: news.class_cancelled ? 'visit_returned_class_cancelled' : 'visit_returned',
    })),
  );
  facts.on('booking.dropped_for_overlap', async ({ booking_id, for_booking_id }, fact) => {
    const otherTitle = await loadClassTitle(post.db, for_booking_id);
    const values = { other_title: otherTitle ?? '' };
    await tell(fact, booking_id, () => ({ key: 'dropped_for_overlap', values }));
  });
  facts.on('booking.no_show', ({ booking_id }, fact) =>
    tell(fact, booking_id, whileStatusIs('no_show', 'no_show')),
  );
  facts.on('booking.reminder_due', ({ booking_id, hours_before }, fact) =>
    tell(fact, booking_id, (news) =>
      news.status === 'confirmed' && news.starts_at.getTime() > post.clock.now()
        ? { key: 'reminder', values: { count: hours_before } }
        : null,
    ),
  );
}

function whileStatusIs(status: string, key: BookingNewsKey): ChooseNews {
  return (news) => (news.status === status ? { key } : null);
}

function cancellationKey(news: BookingNews, by: 'member' | 'venue' | 'system'): BookingNewsKey {
  if (by === 'venue')
    return news.cancel_reason ? 'cancelled_by_venue_reason' : 'cancelled_by_venue';
  if (by === 'system')
    return news.cancel_reason === 'payment_declined' ? 'cancelled_unpaid' : 'cancelled_by_system';
  return news.late_cancelled ? 'cancelled_late' : 'cancelled_by_member';
}
