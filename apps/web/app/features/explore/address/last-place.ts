import type { ExplorePlace } from './explore-address.ts';

const storageKey = 'pulse_explore_place';

/** Where everybody starts who has never looked anywhere else. */
export const defaultPlace: ExplorePlace = {
  kind: 'city',
  name: 'Beirut',
  latitude: 33.892,
  longitude: 35.51,
};

/** The city or position last looked at on this device, if any. */
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

/** Remembers a city for the next visit; a position of the reader's own is never kept. */
export function saveLastPlace(place: ExplorePlace): void {
  if (place.kind === 'city') localStorage.setItem(storageKey, JSON.stringify(place));
}
