/** A new Idempotency-Key: a retry with the same one has one effect. */
export function createIdempotencyKey(): string {
  // randomUUID exists on secure origins only; a phone may open the app by an IP address without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
