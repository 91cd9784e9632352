/** Local-storage key with the id of the user who opened the digital ID on this device. */
const storageKey = 'pulse_digital_id_seen';

/** Stores that this user has opened the digital ID on this device. */
export function markDigitalIdSeen(userId: string): void {
  localStorage.setItem(storageKey, userId);
}

/** Whether this user has opened the digital ID here; it may be stored for offline use without that. */
export function hasSeenDigitalId(userId: string): boolean {
  return localStorage.getItem(storageKey) === userId;
}
