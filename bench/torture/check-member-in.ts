import type { Torture } from './act-as-member.ts';
import type { SeedData } from './insert-seed-data.ts';
import type { JournalEntry } from './journal.ts';

/** Checks a member in at the desk and by the member's own scan at once: both are the same visit. */
export async function checkMemberIn(
  entry: JournalEntry,
  { desk, qrCode, members }: SeedData,
  { send, journal }: Torture,
): Promise<void> {
  const token = members.find(({ userId }) => userId === entry.userId)?.token ?? '';
  const booking = { booking_id: entry.bookingId };
  const answers = await Promise.all([
    send('POST', '/partner/check-ins/by-hand', { token: desk, body: booking }),
    send('POST', '/check-ins', { token, body: { ...booking, qr_code: qrCode } }),
  ]);
  const ids = new Set(answers.map(({ status, body }) => (status < 300 ? body.id : body.code)));
  if (ids.size !== 1)
    journal.violate(`the visit of booking ${entry.bookingId} got ${[...ids].join(' and ')}`);
  entry.checkInId = [...ids][0] ?? null;
  entry.status = 'completed';
}
