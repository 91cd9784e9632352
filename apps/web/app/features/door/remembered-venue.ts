const key = 'pulse_door_venue';

/** The venue whose door this device ran last, if any. */
export function readRememberedVenue(): string | null {
  return localStorage.getItem(key);
}

/** Remembers the venue for the next shift on this device. */
export function rememberVenue(id: string): void {
  localStorage.setItem(key, id);
}
