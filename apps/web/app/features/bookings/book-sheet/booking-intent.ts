import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';

/** What the member wants to book: a place on the plan, a place on the waitlist, or a drop-in place. */
export type BookingIntent = 'place' | 'waitlist' | 'drop_in';

const idempotencyKeys = new Map<string, string>();

/**
 * The Idempotency-Key of one intent. It stays the same, even when the sheet was closed in between,
 * until the server has responded: a retry after a lost response must not book twice.
 */
export function idempotencyKeyOf(sessionId: string, intent: BookingIntent): string {
  const intentId = `${sessionId} ${intent}`;
  const key = idempotencyKeys.get(intentId) ?? createIdempotencyKey();
  idempotencyKeys.set(intentId, key);
  return key;
}

/** Forgets the key of an intent once the server has responded; the next attempt gets a new key. */
export function releaseIdempotencyKey(sessionId: string, intent: BookingIntent): void {
  idempotencyKeys.delete(`${sessionId} ${intent}`);
}
