import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { fixture, test } from '../../../../test/fixtures/class-session-fixture.ts';
import { undoLocks } from './lock-unchanged.ts';
import { undoClassChange } from './undo-class-change.ts';

/* Taking a cancellation back against what else happens to its classes; each with its negative control. */

const cancel = (id: string, reason: string) =>
  fixture.asStaff.post(`${fixture.pathOf(id)}/cancel`, { reason, scope: 'this' });

async function cancelledMonday() {
  const { id } = await fixture.createMonday();
  const member = await fixture.createMember();
  const { body: booking } = await member.book(id);
  const { body } = await cancel(id, 'Wrong class, sorry');
  return { id, changeId: body.change_id as string, member, booking: booking.id as string };
}

/** Begins an undo, runs `other` once it has read the classes, and then lets both finish. */
async function whileUndoing<T>(
  changeId: string,
  other: () => Promise<T>,
  { isLocked }: { isLocked: boolean },
) {
  const real = undoLocks(fixture.deps);
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const undone = undoClassChange(fixture.deps, fixture.staff, changeId, {
    sessions: isLocked ? real.sessions : async () => undefined,
    bookings: async (...args) => {
      held.resolve();
      await gate.promise;
      return real.bookings(...args);
    },
  });
  await held.promise;
  const answer = other();
  if (isLocked) await waitForBlockedStatements(fixture);
  else await answer;
  gate.resolve();
  return { undone: await undone, answer: await answer };
}

/** A colleague puts the class back by itself, and cancels it once more for another reason. */
async function whileCancelledAgain(isLocked: boolean) {
  const { id, changeId } = await cancelledMonday();
  const restored = async () => {
    const { body } = await fixture.asStaff.post(`${fixture.pathOf(id)}/restore`);
    if (body.code) return body.code;
    await cancel(id, 'The heating is out');
    return 'cancelled again';
  };
  const { answer } = await whileUndoing(changeId, restored, { isLocked });
  const { body } = await fixture.asStaff.get(fixture.pathOf(id));
  return [answer, body.status];
}

test('a colleague who puts a class back meanwhile waits, and learns that it is back', async () => {
  expect(await whileCancelledAgain(true)).toEqual(['class_not_cancelled', 'scheduled']);
});

test('without the lock of the classes, one that was cancelled again would be put back', async () => {
  expect(await whileCancelledAgain(false)).toEqual(['cancelled again', 'scheduled']);
});

test('two taps at once put the classes back once', async () => {
  const { id, changeId, booking } = await cancelledMonday();
  const undo = () => fixture.asStaff.post(`/partner/class-changes/${changeId}/undo`);
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.offered).sort()).toEqual([0, 1]);
  expect(await fixture.counters(id)).toEqual({ booked: 1, waitlisted: 0 });
  const told = await fixture.eventsOf(booking);
  expect(told.filter((type) => type === 'booking.class_restored')).toHaveLength(1);
});
