import { randomUUID } from 'node:crypto';
import type { DefiniteAnswer, Send } from './client.ts';
import type { TortureMember } from './insert-seed-data.ts';
import type { Journal } from './journal.ts';

/** What members and the desk share. */
export interface Torture {
  send: Send;
  journal: Journal;
  isStopping(): boolean;
  /** The hour at which all look for a class at the moment, so that they meet. */
  hour(): number;
}

/**
 * A member with several devices, all at once: each books, waits, cancels and undoes in classes of its
 * own, so that its answers stay in order, while the classes of two of them overlap.
 */
export async function actAsMember(member: TortureMember, torture: Torture): Promise<void> {
  while (!torture.isStopping())
    await Promise.all(
      member.devices.map(({ classes, undoes }) => {
        const sessionId = classes[torture.hour() % classes.length] as string;
        return actOnce({ ...member, sessionId, undoes }, torture);
      }),
    );
}

async function actOnce(
  { userId, token, sessionId, undoes }: TortureMember & { sessionId: string; undoes: boolean },
  { send, journal }: Torture,
): Promise<void> {
  const entry = journal.entry(userId, sessionId);
  if (entry.status === null || entry.status === 'cancelled') return book();
  await change('cancel', { accept_cost: 'free' }, ['cancelled']);
  if (undoes && entry.status === 'cancelled' && Math.random() < 0.3)
    await change('undo-cancel', {}, ['confirmed', 'waitlisted']);

  async function book(): Promise<void> {
    const body = { class_session_id: sessionId, join_waitlist: true };
    const answer = await send('POST', '/bookings', { token, body, key: randomUUID() });
    if (answer.status === 201) {
      const { id, status } = answer.body;
      Object.assign(entry, { bookingId: id, status, mayBeBooked: false });
    } else if (answer.body.code !== 'already_booked') entry.mayBeBooked ||= answer.repeated;
    else takeOver(answer);
  }

  // With its key a repeated booking gives the first answer again, so one that is refused as booked
  // has to be an earlier one that was refused after a lost answer.
  function takeOver({ body }: DefiniteAnswer): void {
    if (!entry.mayBeBooked)
      journal.violate(`the booking of ${sessionId} by ${userId} was refused as one that exists`);
    const { id = null, status = null } = body.details?.booking ?? {};
    Object.assign(entry, { bookingId: id, status, mayBeBooked: false });
  }

  // After a lost answer the refusal of a repetition says nothing: the booking itself does.
  async function change(action: string, body: object, done: readonly string[]): Promise<void> {
    const path = `/bookings/${entry.bookingId}`;
    const answer = await send('POST', `${path}/${action}`, { token, body });
    const explained = answer.status === 200 || answer.repeated ? done : [];
    const now = answer.status === 200 ? answer : await send('GET', path, { token });
    if (now.status === 200) return journal.observe(entry, now.body.status, explained);
    journal.violate(`booking ${entry.bookingId} was acknowledged as ${entry.status} and is gone`);
    Object.assign(entry, { bookingId: null, status: null });
  }
}
