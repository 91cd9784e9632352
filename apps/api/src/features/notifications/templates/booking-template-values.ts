import { type EpochMs, freeCancelUntil } from '@pulse/domain';
import type { NotifiedBooking } from '../events/booking-notification.store.ts';
import { formatDateTime } from './format-values.ts';
import type { Language } from './translations.ts';

const MINUTE = 60_000;

/** The values of a booking for message templates, with dates formatted in the venue's time zone. */
export function bookingTemplateValues(booking: NotifiedBooking, language: Language) {
  const formatted = (at: Date | EpochMs | null) =>
    at === null ? '' : formatDateTime(language, new Date(at), booking.venue_zone);
  return {
    title: booking.title,
    venue: booking.venue,
    address: [booking.address, booking.city].filter(Boolean).join(', '),
    when: formatted(booking.starts_at),
    free_until: formatted(freeUntil(booking)),
    held_until: formatted(booking.held_until),
    position: booking.position ?? '',
    reason: (booking.cancel_reason ?? '').replace(/[.\s]+$/, ''),
  };
}

// Free cancellation, or the grace period after booking where that lasts longer.
function freeUntil({ policy, starts_at, booked_at }: NotifiedBooking): EpochMs {
  const startsAt = starts_at.getTime();
  const grace = booked_at ? booked_at.getTime() + policy.grace_minutes * MINUTE : 0;
  return Math.max(freeCancelUntil(policy, startsAt), Math.min(grace, startsAt));
}
