import type { Venue } from '@pulse/contract/client';

/** A venue whose page was opened on this device. */
export type ViewedVenue = Pick<Venue, 'id' | 'name' | 'city' | 'district'>;

/** Deleted on sign-out because of its prefix; it is never sent anywhere. */
const storageKey = 'pulse_viewed_venues';
const maxVenues = 8;

/** Returns the venues viewed on this device, the latest first; invalid ones are ignored. */
export function readViewedVenues(): ViewedVenue[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewedVenue).slice(0, maxVenues) : [];
  } catch {
    return [];
  }
}

/** Stores a venue as the latest, without a duplicate, as it is named now. */
export function saveViewedVenue({ id, name, city, district }: ViewedVenue): void {
  write([{ id, name, city, district }, ...without(id)].slice(0, maxVenues));
}

/** Removes a venue; returns the others. */
export function removeViewedVenue(id: string): ViewedVenue[] {
  return write(without(id));
}

const without = (id: string) => readViewedVenues().filter((stored) => stored.id !== id);

function write(venues: ViewedVenue[]): ViewedVenue[] {
  try {
    localStorage.setItem(storageKey, JSON.stringify(venues));
  } catch {
    // A full or blocked storage; the venue page itself still works.
  }
  return venues;
}

function isViewedVenue(value: unknown): value is ViewedVenue {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, city, district } = value as Record<string, unknown>;
  return [id, name, city, district].every((text) => typeof text === 'string') && id !== '';
}
