const storageKey = 'pulse_door_venue';

/** The venue whose door this device ran last, if any. */
export function readLastVenueId(): string | null {
  return localStorage.getItem(storageKey);
}

/** Remembers the venue for the next shift on this device. */
export function storeLastVenueId(id: string): void {
  localStorage.setItem(storageKey, id);
}
