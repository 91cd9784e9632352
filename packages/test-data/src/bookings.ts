import { DEFAULT_BOOKING_POLICY } from '@pulse/domain';
import { sql } from 'kysely';
import { createClassSession } from './classes.ts';
import type { Db, NewRow } from './database.ts';

export type BookingOverrides = Partial<NewRow<'bookings'>> & { user_id: string };

/**
 * Inserts a booking row, confirmed unless overridden, of a new class unless one is given, and
 * returns its id. None of the rules and effects of booking apply.
 */
export async function createBooking(db: Db, overrides: BookingOverrides): Promise<string> {
  const sessionId = overrides.class_session_id ?? (await createClassSession(db));
  const { last_waitlist_number, ...session } = await db
    .updateTable('class_sessions')
    .set((eb) => ({ last_waitlist_number: eb('last_waitlist_number', '+', 1) }))
    .where('id', '=', sessionId)
    .returning(['venue_id', 'starts_at', 'ends_at', 'local_date', 'tier', 'last_waitlist_number'])
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('bookings')
    .values({
      ...session,
      status: 'confirmed',
      policy: JSON.stringify(DEFAULT_BOOKING_POLICY),
      waitlist_number: last_waitlist_number,
      ...overrides,
      class_session_id: sessionId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a booking older by an interval of PostgreSQL, such as `8 minutes`. */
export async function backdateBooking(db: Db, bookingId: string, by: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ booked_at: sql<Date>`booked_at - ${by}::interval` })
    .where('id', '=', bookingId)
    .execute();
}
