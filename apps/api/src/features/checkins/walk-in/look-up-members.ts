import { initialsOf, localDayOf, readMemberCode } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';
import { presentDeskMember } from '../present-desk-member.ts';
import { type FoundMemberRow, findMembers } from './look-up.store.ts';

/**
 * Members for the front desk: by a part of the name, ignoring case and accents, of those with a booking
 * here today, or an earlier visit from three characters on; by exact email address or member code, of all.
 * By an address a stranger is shown by initials: staff of any venue may know it.
 */
export async function lookUpMembers(
  { db, clock }: Deps,
  staff: AuthenticatedUser,
  { venue_id, q }: { venue_id: string; q: string },
) {
  const venue = await findVenueForStaff(db, staff, venue_id);
  if (isRefusal(venue)) return venue;
  const today = localDayOf(clock.now(), venue.time_zone);
  const memberCode = readMemberCode(q);
  const rows = await findMembers(db, {
    venueId: venue.id,
    name: q,
    email: q.includes('@') ? q.toLowerCase() : null,
    memberCode,
    from: new Date(today.startsAt),
    until: new Date(today.endsAt),
  });
  return { items: rows.map((row) => presentFound(row, memberCode)), next_cursor: null };
}

function presentFound(row: FoundMemberRow, typedCode: string | null) {
  const { booking_id, title, starts_at, status, paid_by, waitlist_position, held_until } = row;
  return {
    member: isStranger(row, typedCode)
      ? { full_name: initialsOf(row.full_name), member_code: null, photo_url: null }
      : presentDeskMember(row),
    last_visit: row.last_visit,
    booking:
      booking_id && title !== null && starts_at && status && paid_by
        ? {
            id: booking_id,
            title,
            starts_at: starts_at.toISOString(),
            status,
            waitlist_position,
            held_until: held_until?.toISOString() ?? null,
            paid_by,
          }
        : null,
  };
}

/** Whether a person has not been here, has no booking today, and showed no code. */
function isStranger(row: FoundMemberRow, typedCode: string | null): boolean {
  return row.booking_id === null && row.last_visit === null && row.member_code !== typedCode;
}
