import type { Db } from '@pulse/test-data';
import type { Send } from './client.ts';
import type { SeedData } from './insert-seed-data.ts';
import type { Journal } from './journal.ts';

/** Notes in the journal where the database, or what the servers say, differs from it. */
export async function compareWithJournal(
  db: Db,
  send: Send,
  journal: Journal,
  { classes, members }: SeedData,
): Promise<void> {
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('check_ins', 'check_ins.booking_id', 'bookings.id')
    .select(['bookings.id', 'status', 'class_session_id', 'bookings.user_id'])
    .select('check_ins.id as check_in_id')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const entry of journal.entries()) {
    if (!entry.bookingId) continue;
    const row = byId.get(entry.bookingId);
    if (!row) journal.violate(`booking ${entry.bookingId} was acknowledged and is gone`);
    else journal.observe(entry, row.status);
    if (row && entry.checkInId && row.check_in_id !== entry.checkInId)
      journal.violate(`check-in ${entry.checkInId} was acknowledged and is gone`);
  }
  for (const row of rows.filter((booking) => classes.includes(booking.class_session_id))) {
    const { bookingId, mayBeBooked } = journal.entry(row.user_id, row.class_session_id);
    if (row.status !== 'cancelled' && bookingId !== row.id && !mayBeBooked)
      journal.violate(`booking ${row.id} (${row.status}) was never acknowledged to anybody`);
  }
  for (const { userId, token } of members) {
    const visits = journal.entries().filter((e) => e.userId === userId && e.checkInId).length;
    const { body } = await send('GET', '/membership', { token });
    const used = body.membership?.allowance.month.used;
    if (used !== visits) journal.violate(`member ${userId} made ${visits} visits, ${used} count`);
  }
}
