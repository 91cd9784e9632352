import { sql } from 'kysely';
import { auditSql } from '../../../platform/audit/audit.sql.ts';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import {
  type BookingsParameter,
  type BookingToInsert,
  bookingsParameter,
  insertBookingsSql,
} from '../../bookings/index.ts';
import {
  type ArrivalValues,
  arrivalSql,
  arrivalValues,
  begunSql,
  type CheckInProof,
  holdsSql,
} from '../check-in/record-arrivals.store.ts';
import type { CheckInOfMember } from '../checkins.store.ts';

type Values = ArrivalValues &
  BookingsParameter & { bookingId: string; venueId: string; audited: string };

const walkIn = preparedStatement<Values, CheckInOfMember>(
  (value) =>
    sql`WITH ${begunSql(value)}, ${insertBookingsSql(value, holdsSql(value))}, ${auditSql(
      {
        actor: value('staffUserId'),
        action: sql`'add_walk_in'`,
        subjectType: sql`'booking'`,
        subjectId: value('bookingId'),
        venueId: value('venueId'),
        after: value('audited'),
      },
      sql`counted`,
    )}, ${arrivalSql(value, sql`SELECT user_id, venue_id, id, 'class', local_date FROM counted`)}`,
);

/**
 * Books a walk-in and checks them in, in one statement that commits by itself, if the member and the
 * class are still as they were when the rules decided; otherwise undefined.
 */
export async function recordWalkIn(
  db: Db,
  place: BookingToInsert,
  proof: CheckInProof,
  { at, audited }: { at: Date; audited: object },
): Promise<CheckInOfMember | undefined> {
  const [row] = await walkIn(db, {
    ...arrivalValues(db, proof, at),
    ...bookingsParameter([place]),
    bookingId: place.booking.id,
    venueId: place.booking.venue_id,
    audited: JSON.stringify(audited),
  });
  return row;
}
