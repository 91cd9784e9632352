import type { VenueWithClasses } from '@pulse/contract/client';
import { leadingSession, slotState } from '../results/session-state.ts';
import type { MapVenue } from './canvas/index.ts';

/** Returns the pins of the venues found: the start time and state of each one's leading class. */
export function toMapPins(items: readonly VenueWithClasses[]): MapVenue[] {
  return items.map(({ venue, sessions }) => {
    const session = leadingSession(sessions);
    const state = session ? slotState(session) : 'open';
    return {
      id: venue.id,
      name: venue.name,
      lat: venue.latitude,
      lng: venue.longitude,
      label: session?.local_start ?? '',
      state: state === 'booked' ? 'booked' : state === 'full' ? 'full' : 'next',
    };
  });
}
