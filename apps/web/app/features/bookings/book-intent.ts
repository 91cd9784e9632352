/** What one tap asks for: a place by plan, a place in line, or a place paid by itself. */
export type BookWish = 'place' | 'waitlist' | 'drop_in';

const keys = new Map<string, string>();

function newKey(): string {
  // randomUUID exists on secure origins only; a phone in the same network may not be on one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The Idempotency-Key of one intent. It stays the same, even when the sheet was closed in between,
 * until the server has answered: a retry after a lost answer must not book twice.
 */
export function bookingKey(sessionId: string, wish: BookWish): string {
  const intent = `${sessionId} ${wish}`;
  const key = keys.get(intent) ?? newKey();
  keys.set(intent, key);
  return key;
}

/** The server has answered this intent; the next tap is a new one. */
export function settleBookingKey(sessionId: string, wish: BookWish): void {
  keys.delete(`${sessionId} ${wish}`);
}
