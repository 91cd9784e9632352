import { createHash } from 'node:crypto';
import { respond, type StatusResponse } from '../../../platform/http/routes/route.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { BookingContextRow } from '../eligibility/booking-context.store.ts';
import type { PresentedBooking } from '../read/present-booking.ts';
import type { IdempotencyRecord } from './insert-booking.store.ts';

/** A request that may be sent again: its name (`Idempotency-Key`) and what it asked for. */
export interface IdempotencyKey {
  value: string;
  /** Of everything asked for, so that the same name cannot mean something else. */
  requestHash: Buffer;
}

/** Names a request; without a name there is nothing to remember. */
export function parseIdempotencyKey(
  value: string | undefined,
  body: object,
): IdempotencyKey | null {
  if (value === undefined) return null;
  const sorted = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  return { value, requestHash: createHash('sha256').update(JSON.stringify(sorted)).digest() };
}

/** What is kept to answer the same request with, whenever it is sent again. */
export function newIdempotencyRecord(
  key: IdempotencyKey,
  status: number,
  body: object,
): IdempotencyRecord {
  return { key: key.value, requestHash: key.requestHash, status, response: body };
}

/**
 * The answer an earlier request of that name got; null when there was none. Only bookings made are
 * remembered: a refusal changed nothing, so the same request may be decided afresh.
 */
export function replayedResponse(
  row: BookingContextRow,
  key: IdempotencyKey | null,
): StatusResponse<PresentedBooking> | Refusal | null {
  if (!key || !row.key_hash || row.key_status === null) return null;
  if (!row.key_hash.equals(key.requestHash)) return refuse('idempotency_key_reused');
  const counters = { booked: row.key_booked ?? 0, waitlisted: row.key_waitlisted ?? 0 };
  return respond(row.key_status, withCounters(row.key_response as PresentedBooking, counters));
}

/** A new booking with what only writing it could tell: how full its class became. */
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
