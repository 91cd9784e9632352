import type { BookingPolicy } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';
import { demoId } from '../generate/demo-id.ts';
import { insertRows, toIsoText } from '../seed/insert-rows.ts';
import type { BookingDraft } from './draft-booking.ts';

const staffMethods = new Set(['digital_id', 'by_hand']);
const staffId = demoId('person', 'staff@pulse.test');

/**
 * Inserts drafts as bookings and check-ins, in the order they were made, and counts each session's
 * places.
 */
export async function insertBookings(
  tx: Tx,
  drafts: readonly BookingDraft[],
  policy: BookingPolicy,
): Promise<void> {
  const ordered = [...drafts].sort((a, b) => a.createdAt - b.createdAt);
  const numberOf = numberByClass();
  const idOf = (draft: BookingDraft) => demoId('booking', `${draft.userId} ${draft.session.id}`);
  await insertRows(
    tx,
    'bookings',
    ordered.map((draft) => {
      const isWaitlisted = draft.status === 'waitlisted';
      return {
        id: idOf(draft),
        user_id: draft.userId,
        class_session_id: draft.session.id,
        venue_id: draft.session.venueId,
        status: draft.status,
        paid_by: 'plan',
        starts_at: toIsoText(draft.session.startsAt),
        ends_at: toIsoText(draft.session.endsAt),
        local_date: draft.session.localDate,
        tier: draft.session.tier,
        policy,
        waitlist_number: numberOf(draft.session.id),
        waitlisted_at: isWaitlisted ? toIsoText(draft.createdAt) : null,
        booked_at: isWaitlisted ? null : toIsoText(draft.createdAt),
        cancelled_at: toIsoText(draft.cancelledAt),
        cancelled_by: draft.cancelledBy,
        cancel_reason: draft.cancelReason,
        late_cancelled: draft.lateCancelled,
        calendar_sequence: 0,
        created_at: toIsoText(draft.createdAt),
      };
    }),
  );
  await insertRows(
    tx,
    'check_ins',
    ordered.flatMap((draft) =>
      draft.checkIn
        ? [
            {
              id: demoId('check-in', `${draft.userId} ${draft.session.id}`),
              user_id: draft.userId,
              venue_id: draft.session.venueId,
              booking_id: idOf(draft),
              kind: 'class',
              method: draft.checkIn.method,
              staff_user_id: staffMethods.has(draft.checkIn.method) ? staffId : null,
              local_date: draft.session.localDate,
              checked_in_at: toIsoText(draft.checkIn.at),
            },
          ]
        : [],
    ),
  );
  await sql`
    UPDATE class_sessions s SET booked = b.booked, waitlisted = b.waitlisted,
      last_waitlist_number = b.last_waitlist_number
    FROM (
      SELECT class_session_id,
        count(*) FILTER (WHERE status NOT IN ('cancelled', 'waitlisted')) AS booked,
        count(*) FILTER (WHERE status = 'waitlisted') AS waitlisted,
        max(waitlist_number) AS last_waitlist_number
      FROM bookings GROUP BY class_session_id
    ) b
    WHERE s.id = b.class_session_id`.execute(tx);
}

/** Returns the next number of a class each time it is asked for one. */
function numberByClass(): (sessionId: string) => number {
  const last = new Map<string, number>();
  return (sessionId) => {
    const number = (last.get(sessionId) ?? 0) + 1;
    last.set(sessionId, number);
    return number;
  };
}
