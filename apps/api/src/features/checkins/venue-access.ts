import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { Member } from '../../platform/http/guard.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { type DoorVenueRow, findDoorVenue } from './door-venues.store.ts';

/** Whether this person runs the door of an organisation's venues: its own people, and admins. */
export function runsDoorOf(person: Member, organisationId: string): boolean {
  return person.role === 'admin' || person.organisationId === organisationId;
}

/** The venue, if this person runs its door; another organisation's answers like a missing one. */
export async function doorVenueOf(
  db: Db | Tx,
  person: Member,
  venueId: string,
): Promise<DoorVenueRow | Refusal> {
  const venue = await findDoorVenue(db, venueId);
  return venue && runsDoorOf(person, venue.organisation_id) ? venue : refuse('not_found');
}
