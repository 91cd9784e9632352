const storageKey = 'pulse_door_venue';

/** The venue whose front desk was opened last on this device, if any. */
export function readLastVenueId(): string | null {
  return localStorage.getItem(storageKey);
}

/** Stores the venue, so that the front desk opens with it next time on this device. */
export function storeLastVenueId(id: string): void {
  localStorage.setItem(storageKey, id);
}
