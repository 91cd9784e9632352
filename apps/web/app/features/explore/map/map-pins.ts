import type { SessionOnMap, VenueOnMap, VenueWithClasses } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
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

/** A class that cannot be booked and begins within an hour has closed; a later one is yet to open. */
const CLOSED_WITHIN_MS = 3_600_000;

/** The parts of a listed venue that its pin is made of. */
export function toVenueOnMap({ venue, ...classes }: VenueWithClasses): VenueOnMap {
  const { id, name, latitude, longitude } = venue;
  return { id, name, latitude, longitude, ...classes };
}

/**
 * Returns the pins of the venues found: the start time and state of each one's leading class that has not
 * begun by `now`. A list that is read for long contains classes that have begun meanwhile.
 */
export function toMapPins(venues: readonly VenueOnMap[], now: EpochMs): MapVenue[] {
  return venues.map(({ id, name, latitude, longitude, sessions, last_started }) => {
    const pin = { id, name, lat: latitude, lng: longitude };
    const toCome = sessions.filter((session) => Date.parse(session.starts_at) > now);
    const leading = leadingSession(toCome);
    if (leading) return { ...pin, ...pinOf(leading, now) };
    const past = sessions.at(-1)?.local_start ?? last_started;
    return { ...pin, label: past ?? '', state: past === null ? 'none' : 'past', startsAt: null };
  });
}

function pinOf(
  session: SessionOnMap,
  now: EpochMs,
): Pick<MapVenue, 'label' | 'state' | 'startsAt'> {
  const startsAt = Date.parse(session.starts_at);
  const slot = slotState(session);
  const canBook = slot === 'open' && session.open_for_booking;
  const isClosed = slot === 'open' && !canBook && startsAt - now < CLOSED_WITHIN_MS;
  return {
    label: session.local_start,
    state: isClosed ? 'past' : pinStates[slot],
    startsAt: canBook ? startsAt : null,
  };
}
