import type { ExplorePlace } from './explore-address.ts';

const storageKey = 'pulse_explore_place';

/** The place until one is chosen. */
export const defaultPlace: ExplorePlace = { kind: 'lebanon' };

/** Returns the last city explored on this device; null without one. */
export function readLastPlace(): ExplorePlace | null {
  try {
    const place = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<
      Extract<ExplorePlace, { kind: 'city' }>
    > | null;
    const { kind, name, latitude, longitude } = place ?? {};
    if (kind !== 'city' || !name || latitude === undefined || longitude === undefined) return null;
    return { kind, name, latitude, longitude };
  } catch {
    return null;
  }
}

/** Stores a city for the next visit; the reader's position is never stored. */
export function saveLastPlace(place: ExplorePlace): void {
  if (place.kind === 'city') localStorage.setItem(storageKey, JSON.stringify(place));
}
