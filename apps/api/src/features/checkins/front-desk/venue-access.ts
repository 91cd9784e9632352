import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type CheckInVenueRow, findCheckInVenue } from '../check-in-venues.store.ts';

/** Whether a user may run the front desk of an organisation's venues: its own staff, and admins. */
export function mayRunFrontDesk(user: AuthenticatedUser, organisationId: string): boolean {
  return user.role === 'admin' || user.organisationId === organisationId;
}

/** The venue, if the user may run its front desk; otherwise refuses it as not found. */
export async function findVenueForStaff(
  db: Db | Tx,
  staff: AuthenticatedUser,
  venueId: string,
): Promise<CheckInVenueRow | Refusal> {
  const venue = await findCheckInVenue(db, venueId);
  return venue && mayRunFrontDesk(staff, venue.organisation_id) ? venue : refuse('not_found');
}
