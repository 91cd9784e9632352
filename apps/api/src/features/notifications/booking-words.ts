import { freeCancelUntil } from '@pulse/domain';
import type { BookingNews } from './booking-news.store.ts';
import { formatMoment } from './formats.ts';
import type { Language } from './texts.ts';

const MINUTE = 60_000;

/** The words of a booking that texts may use, dates written out in the venue's zone. */
export function bookingWords(news: BookingNews, language: Language) {
  const moment = (at: Date | number | null) =>
    at === null ? '' : formatMoment(language, new Date(at), news.venue_zone);
  return {
    title: news.title,
    venue: news.venue,
    address: [news.address, news.city].filter(Boolean).join(', '),
    when: moment(news.starts_at),
    free_until: moment(freeUntil(news)),
    held_until: moment(news.held_until),
    position: news.position ?? '',
    reason: (news.cancel_reason ?? '').replace(/[.\s]+$/, ''),
  };
}

// Free cancellation, or the grace after booking where that lasts longer.
function freeUntil({ policy, starts_at, booked_at }: BookingNews): number {
  const startsAt = starts_at.getTime();
  const grace = booked_at ? booked_at.getTime() + policy.grace_minutes * MINUTE : 0;
  return Math.max(freeCancelUntil(policy, startsAt), Math.min(grace, startsAt));
}
