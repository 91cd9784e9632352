import { createHash } from 'node:crypto';
import { respond, type StatusResponse } from '../../../platform/http/routes/route.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import type { PresentedBooking } from '../read/present-booking.ts';

/** The idempotency key of a request, with a hash of the request. */
export interface IdempotencyKey {
  value: string;
  /** Of the whole body, so that the same key cannot be used for another request. */
  requestHash: Buffer;
}

/** The idempotency key of a request from its header; null without the header. */
export function parseIdempotencyKey(
  value: string | undefined,
  body: object,
): IdempotencyKey | null {
  if (value === undefined) return null;
  const sorted = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  return { value, requestHash: createHash('sha256').update(JSON.stringify(sorted)).digest() };
}

/**
 * The response of an earlier request with the same key; null when there was none. Only created
 * bookings are recorded: a refusal changed nothing, so the same request is decided again. Refuses a
 * key that was used for another request.
 */
export function replayedResponse(
  row: BookingContextRow,
  key: IdempotencyKey | null,
): StatusResponse<PresentedBooking> | Refusal | null {
  if (!key || !row.key_hash || row.key_response_status === null) return null;
  if (!row.key_hash.equals(key.requestHash)) return refuse('idempotency_key_reused');
  const counters = { booked: row.key_booked ?? 0, waitlisted: row.key_waitlisted ?? 0 };
  return respond(
    row.key_response_status,
    withCounters(row.key_response as PresentedBooking, counters),
  );
}

/** A new booking with the counters of its class, which are known only after writing it. */
export function withCounters(
  booking: PresentedBooking,
  counters: { booked: number; waitlisted: number },
): PresentedBooking {
  return {
    ...booking,
    waitlist_position: booking.status === 'waitlisted' ? counters.waitlisted : null,
    session: { ...booking.session, ...counters },
  };
}
