import {
  cityName,
  type DropInMoney,
  dropInMoney,
  type EpochMs,
  freeCancelUntil,
} from '@pulse/domain';
import type { NotifiedBooking } from '../events/stores/booking-notification.store.ts';
import { formatDate, formatDateTime, formatMoney } from './format-values.ts';
import type { Language } from './translations.ts';

const MINUTE = 60_000;

/** The values of a booking for message templates, with dates formatted in the venue's time zone. */
export function bookingTemplateValues(booking: NotifiedBooking, language: Language) {
  const formatted = (at: Date | EpochMs | null) =>
    at === null ? '' : formatDateTime(language, new Date(at), booking.venue_zone);
  return {
    title: booking.title,
    venue: booking.venue,
    address: [booking.address, cityName(booking.city, language)].filter(Boolean).join(', '),
    when: formatted(booking.starts_at),
    free_until: formatted(freeUntil(booking)),
    held_until: formatted(booking.held_until),
    position: booking.position ?? '',
    reason: (booking.cancel_reason ?? '').replace(/[.\s]+$/, ''),
    ...dropInValues(booking, language),
  };
}

/** Which variant of a text says what becomes of the price of a drop-in. */
const VARIANT = {
  unpaid: 'unpaid',
  paid: 'paid',
  refund_due: 'refund',
  refunded: 'refund',
  kept: 'kept',
} as const satisfies Record<DropInMoney['state'], string>;

/** Of a drop-in: the variant of its texts (the suffix of their keys), the price and the refund. */
function dropInValues(booking: NotifiedBooking, language: Language): Record<string, string> {
  const { payment, status, cancelled_at, late_cancelled, visit_returned_at } = booking;
  if (!payment) return {};
  const { amount_minor, currency } = payment;
  const { state, refund_by } = dropInMoney(
    { amount_minor, currency },
    {
      status,
      paymentStatus: payment.status,
      cancelledAt: cancelled_at?.getTime() ?? null,
      lateCancelled: late_cancelled,
      returnedAt: visit_returned_at?.getTime() ?? null,
    },
  );
  return {
    context: VARIANT[state],
    amount: formatMoney(language, amount_minor, currency),
    refund_by: refund_by ? formatDate(language, new Date(refund_by), booking.time_zone) : '',
  };
}

// Free cancellation, or the grace period after booking where that lasts longer.
function freeUntil({ policy, starts_at, booked_at }: NotifiedBooking): EpochMs {
  const startsAt = starts_at.getTime();
  const grace = booked_at ? booked_at.getTime() + policy.grace_minutes * MINUTE : 0;
  return Math.max(freeCancelUntil(policy, startsAt), Math.min(grace, startsAt));
}
