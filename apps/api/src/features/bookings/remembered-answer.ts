import { createHash } from 'node:crypto';
import { answer, type StatusAnswer } from '../../platform/http/route.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { FactsRow } from './booking-facts.store.ts';
import type { RememberedAnswer } from './place-booking.store.ts';
import type { PresentedBooking } from './present-booking.ts';

/** A request that may be sent again: its name (`Idempotency-Key`) and what it asked for. */
export interface RequestKey {
  name: string;
  /** Of everything asked for, so that the same name cannot mean something else. */
  hash: Buffer;
}

/** Names a request; without a name there is nothing to remember. */
export function requestKey(name: string | undefined, body: object): RequestKey | null {
  if (name === undefined) return null;
  const sorted = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  return { name, hash: createHash('sha256').update(JSON.stringify(sorted)).digest() };
}

/** What is kept to answer the same request with, whenever it is sent again. */
export function rememberedAs(key: RequestKey, status: number, body: object): RememberedAnswer {
  return { key: key.name, hash: key.hash, status, answer: body };
}

/**
 * The answer an earlier request of that name got; null when there was none. Only bookings made are
 * remembered: a refusal changed nothing, so the same request may be decided afresh.
 */
export function earlierAnswer(
  row: FactsRow,
  key: RequestKey | null,
): StatusAnswer<PresentedBooking> | Refusal | null {
  if (!key || !row.key_hash || row.key_status === null) return null;
  if (!row.key_hash.equals(key.hash)) return refuse('idempotency_key_reused');
  const counters = { booked: row.key_booked ?? 0, waitlisted: row.key_waitlisted ?? 0 };
  return answer(row.key_status, withCounters(row.key_answer as PresentedBooking, counters));
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
