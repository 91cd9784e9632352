import type { VenueWithClasses } from '@pulse/contract/client';
import { leadingSession, type SlotState, slotState } from '../results/session-state.ts';
import type { MapVenue } from './canvas/index.ts';

/** A class that the reader waits for is full; a held place is their next class until it is booked. */
const pinStates = {
  open: 'next',
  full: 'full',
  waitlisted: 'full',
  booked: 'booked',
  held: 'next',
  payment: 'next',
} satisfies Record<SlotState, MapVenue['state']>;

/** Returns the pins of the venues found: the start time and state of each one's leading class. */
export function toMapPins(items: readonly VenueWithClasses[]): MapVenue[] {
  return items.map(({ venue, sessions }) => {
    const session = leadingSession(sessions);
    return {
      id: venue.id,
      name: venue.name,
      lat: venue.latitude,
      lng: venue.longitude,
      label: session?.local_start ?? '',
      state: session ? pinStates[slotState(session)] : 'none',
    };
  });
}
