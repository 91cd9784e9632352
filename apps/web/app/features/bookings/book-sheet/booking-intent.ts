/** What one tap asks for: a place by plan, a place in line, or a place paid by itself. */
export type BookingIntent = 'place' | 'waitlist' | 'drop_in';

const idempotencyKeys = new Map<string, string>();

function createIdempotencyKey(): string {
  // randomUUID exists on secure origins only; a phone in the same network may not be on one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The Idempotency-Key of one intent. It stays the same, even when the sheet was closed in between,
 * until the server has answered: a retry after a lost answer must not book twice.
 */
export function idempotencyKeyOf(sessionId: string, intent: BookingIntent): string {
  const intentId = `${sessionId} ${intent}`;
  const key = idempotencyKeys.get(intentId) ?? createIdempotencyKey();
  idempotencyKeys.set(intentId, key);
  return key;
}

/** The server has answered this intent; the next tap is a new one. */
export function releaseIdempotencyKey(sessionId: string, intent: BookingIntent): void {
  idempotencyKeys.delete(`${sessionId} ${intent}`);
}
