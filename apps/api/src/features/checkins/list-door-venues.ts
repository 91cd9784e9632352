import type { Deps } from '../../platform/deps.ts';
import type { Member } from '../../platform/http/guard.ts';
import { listVenuesOfDoor } from './door-venues.store.ts';
import { presentDoorVenue } from './present-door-venue.ts';

/** The venues whose door this person may run: the organisation's, or all for an admin. */
export async function listDoorVenues(
  { db }: Deps,
  person: Member,
  query: { q?: string | undefined; limit: number },
) {
  if (person.role !== 'admin' && person.organisationId === null)
    return { items: [], next_cursor: null };
  const organisationId = person.role === 'admin' ? null : person.organisationId;
  const venues = await listVenuesOfDoor(db, organisationId, query.q, query.limit);
  return { items: venues.map(presentDoorVenue), next_cursor: null };
}
