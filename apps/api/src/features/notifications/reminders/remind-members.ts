import { type EpochMs, HOUR, remindersFor } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import {
  type DueReminder,
  deleteSentReminders,
  insertSentReminders,
  listRemindableBookings,
  type RemindableBooking,
} from './reminders.store.ts';

/** A reminder that is later than this is not sent: the server was down, or the booking is new. */
const MAX_DELAY_MS = HOUR;
const PAGE_SIZE = 1000;
const RETENTION_MS = 48 * HOUR;

/**
 * Finds the reminders that have become due (24 h and 2 h before a class, outside the member's quiet
 * hours) and publishes an event for each, once; the event handler notifies the member.
 */
export async function remindMembers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  let afterId: string | null = null;
  do {
    const bookings: RemindableBooking[] = await listRemindableBookings(db, new Date(now), {
      after: afterId,
      limit: PAGE_SIZE,
    });
    await inTransaction(db, async (tx) => {
      const newReminders = await insertSentReminders(
        tx,
        bookings.flatMap((booking) => dueRemindersOf(booking, now)),
      );
      await publish(
        tx,
        ...newReminders.map(({ booking_id, hours_before }) => ({
          type: 'booking.reminder_due' as const,
          payload: { booking_id, hours_before },
        })),
      );
    });
    afterId = bookings.length === PAGE_SIZE ? (bookings.at(-1)?.id ?? null) : null;
  } while (afterId);
  await deleteSentReminders(db, new Date(now - RETENTION_MS));
}

function dueRemindersOf({ id, starts_at, booked_at, time_zone }: RemindableBooking, now: EpochMs) {
  const bookedAt = booked_at?.getTime() ?? 0;
  return remindersFor(starts_at.getTime(), time_zone, now - MAX_DELAY_MS)
    .filter(({ dueAt }) => dueAt <= now && dueAt > bookedAt)
    .map(({ hours_before }): DueReminder => ({ booking_id: id, hours_before, starts_at }));
}
