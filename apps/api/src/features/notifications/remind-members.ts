import { HOUR, remindersFor } from '@pulse/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { record } from '../../platform/facts/facts.ts';
import {
  type DueReminder,
  forgetReminders,
  listRemindableBookings,
  noteReminders,
  type RemindableBooking,
} from './reminders.store.ts';

/** A reminder that is later than this is not sent: the server was away, or the booking is new. */
const LATEST_MS = HOUR;
const PAGE = 1000;
const KEEP_MS = 48 * HOUR;

/**
 * Finds the reminders that have become due (24 h and 2 h before a class, out of the member's quiet
 * hours) and records each once as a fact; the listener writes and mails it.
 */
export async function remindMembers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  let after: string | null = null;
  do {
    const bookings: RemindableBooking[] = await listRemindableBookings(db, new Date(now), {
      after,
      limit: PAGE,
    });
    await inTransaction(db, async (tx) => {
      const fresh = await noteReminders(
        tx,
        bookings.flatMap((booking) => dueOf(booking, now)),
      );
      await record(
        tx,
        ...fresh.map(({ booking_id, hours_before }) => ({
          type: 'booking.reminder_due' as const,
          payload: { booking_id, hours_before },
        })),
      );
    });
    after = bookings.length === PAGE ? (bookings.at(-1)?.id ?? null) : null;
  } while (after);
  await forgetReminders(db, new Date(now - KEEP_MS));
}

function dueOf({ id, starts_at, booked_at, time_zone }: RemindableBooking, now: number) {
  const bookedAt = booked_at?.getTime() ?? 0;
  return remindersFor(starts_at.getTime(), time_zone, now - LATEST_MS)
    .filter(({ dueAt }) => dueAt <= now && dueAt > bookedAt)
    .map(({ hours_before }): DueReminder => ({ booking_id: id, hours_before, starts_at }));
}
