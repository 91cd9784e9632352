/** Whose digital ID was opened on this device; only ids, so that nothing is told of a person. */
const storageKey = 'pulse_digital_id_seen';

/** Remembers that somebody has opened their digital ID on this device. */
export function markDigitalIdSeen(userId: string): void {
  localStorage.setItem(storageKey, userId);
}

/** Whether they have; it may be kept for use without a network and never have been looked at. */
export function hasSeenDigitalId(userId: string): boolean {
  return localStorage.getItem(storageKey) === userId;
}
