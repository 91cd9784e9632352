import { DEFAULT_BOOKING_POLICY } from '@pulse/domain';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';
import type { Db } from '../../src/platform/database/transaction.ts';
import { aClassSession } from './classes.ts';

type BookingOverrides = Partial<Insertable<Database['bookings']>> & { user_id: string };

/**
 * Inserts a booking row, confirmed unless overridden, of a new class unless one is given, and
 * returns its id. For event handlers and queries: none of the rules and effects of booking apply.
 */
export async function aBookingRow(db: Db, overrides: BookingOverrides): Promise<string> {
  const sessionId = overrides.class_session_id ?? (await aClassSession(db));
  const session = await db
    .selectFrom('class_sessions')
    .select(['venue_id', 'starts_at', 'ends_at', 'local_date', 'tier'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('bookings')
    .values({
      ...session,
      status: 'confirmed',
      policy: JSON.stringify(DEFAULT_BOOKING_POLICY),
      ...overrides,
      class_session_id: sessionId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
