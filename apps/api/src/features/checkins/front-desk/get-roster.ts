import { correctableUntil, isoInstant } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { shareReads } from '../../../platform/share-reads.ts';
import { findPartnerClassSession } from '../../classes/index.ts';
import { presentDeskMember } from '../present-desk-member.ts';
import { listRoster, type RosterRow } from './roster.store.ts';
import { findVenueForStaff } from './venue-access.ts';

/**
 * Reads the roster of one session at a venue of the staff member: booked, checked in, missed,
 * waitlisted. Like the figures of the day it is read once for all that ask at the same moment.
 */
export function rosterReader(deps: Deps) {
  const share = shareReads<Awaited<ReturnType<typeof readRoster>>>();
  return async (staff: AuthenticatedUser, sessionId: string) => {
    const session = await findPartnerClassSession(deps.db, sessionId);
    if (!session) return refuse('not_found');
    const venue = await findVenueForStaff(deps.db, staff, session.venue_id);
    return isRefusal(venue) ? venue : share(sessionId, () => readRoster(deps, sessionId));
  };
}

async function readRoster({ db, clock }: Deps, sessionId: string) {
  const session = await findPartnerClassSession(db, sessionId);
  if (!session) return refuse('not_found');
  const rows = await listRoster(db, sessionId, new Date(clock.now()));
  // Staff must tell the members who were to come not to; after the class staff need their numbers no more.
  const mayCall = session.status === 'cancelled' && clock.now() < Date.parse(session.ends_at);
  return { session, items: rows.map((row) => presentRosterEntry(row, mayCall)), next_cursor: null };
}

/** One entry of a roster on the wire; `mayCall` adds the phone number. */
export function presentRosterEntry(row: RosterRow, mayCall: boolean) {
  const { check_in_id, method, checked_in_at } = row;
  return {
    booking_id: row.booking_id,
    ...presentDeskMember(row),
    phone: mayCall ? row.phone : null,
    held_until: row.held_until?.toISOString() ?? null,
    plan_code: row.plan_code,
    paid_by: row.paid_by,
    status: row.status,
    waitlist_position: row.waitlist_position,
    check_in:
      check_in_id && method && checked_in_at
        ? {
            id: check_in_id,
            method,
            checked_in_at: checked_in_at.toISOString(),
            staff_name: row.staff_name,
          }
        : null,
    no_shows_30_days: row.no_shows_30_days,
    correctable_until: isoInstant(correctableUntil(row.ends_at.getTime())),
    guests: row.guests.map(({ arrived_at, payment, ...guest }) => ({
      ...guest,
      arrived_at: arrived_at && isoInstant(Date.parse(arrived_at)),
      payment: payment && {
        ...payment,
        recorded_at: isoInstant(Date.parse(payment.recorded_at)),
      },
    })),
  };
}
