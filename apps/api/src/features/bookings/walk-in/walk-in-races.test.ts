import { MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import {
  countHeldPlaces,
  FREEZE_COUNTERS,
  runWhileLocked,
} from '../../../../test/database/race-conditions.ts';
import { fixture, NOW, type TestMember, test } from '../../../../test/fixtures/booking-fixture.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { bookLocked } from '../book/book-locked.ts';
import { LOCKS, type Locks, lockClass } from '../locks/lock-class.ts';
import { lockSessions } from '../locks/locks.store.ts';
import { promoteWaitlist } from '../waitlist/promote-waitlist.ts';
import { LapsedHoldsError, takeWalkInPlace } from './take-walk-in-place.ts';

const NO_LOCKS: Locks = { ...LOCKS, members: async () => {}, sessions: async () => {} };
const STARTS_AT = NOW + 60 * MINUTE;
const AT_THE_DESK = STARTS_AT - 20 * MINUTE;

/** A full class of 2 with two members in line, whose venue has just raised its capacity. */
async function createClassWithLine(capacity: number) {
  const session = await fixture.createSession(1, { capacity: 2 });
  const members = await Promise.all([1, 2, 3, 4].map(() => fixture.createMember()));
  const [first, second, ...holders] = members;
  if (!first || !second) throw new Error('four members were expected');
  for (const holder of holders) await holder.book(session);
  for (const member of [first, second]) await member.book(session, { join_waitlist: true });
  await fixture.deps.db
    .updateTable('class_sessions')
    .set({ capacity })
    .where('id', '=', session)
    .execute();
  return { session, first, second };
}

/** Adds a walk-in while `compete` has not committed yet; returns what came of the walk-in. */
async function addWhile(
  compete: (tx: Tx) => Promise<unknown>,
  { session, member, locks }: { session: string; member: TestMember; locks: Locks },
) {
  const command = { userId: member.id, sessionId: session, payDropIn: false };
  const { deps } = fixture;
  const add = () =>
    inTransaction(deps.db, (tx) => takeWalkInPlace(deps, tx, command, AT_THE_DESK, locks));
  const [result] = await runWhileLocked(fixture, compete, [add]);
  if (result === undefined) throw new Error('the walk-in has no result');
  return isRefusal(result) ? result.code : result;
}

describe('two desks with one member', () => {
  async function addTwice(locks: Locks) {
    const { session, first } = await createClassWithLine(4);
    const command = { userId: first.id, sessionId: session, payDropIn: false };
    const compete = (tx: Tx) => takeWalkInPlace(fixture.deps, tx, command, AT_THE_DESK);
    expect(await addWhile(compete, { session, member: first, locks })).toMatchObject({
      isNew: false,
    });
    expect(await fixture.counters(session)).toEqual({ booked: 3, waitlisted: 1 });
  }

  test('give one place', () => addTwice(LOCKS));
  test('control: without the locks they give two', () =>
    expect(addTwice(NO_LOCKS)).rejects.toThrow());
});

describe('a walk-in and a booking for the last place', () => {
  async function addAndBook(locks: Locks) {
    const { session, first } = await createClassWithLine(3);
    const other = await fixture.createMember();
    const booking = { joinWaitlist: false, payDropIn: false, idempotencyKey: null };
    const compete = async (tx: Tx) => {
      await lockClass(tx, { sessionId: session, members: [other.id], waitlistLimit: 0 });
      const command = { ...booking, userId: other.id, sessionId: session };
      expect(await bookLocked(fixture.deps, tx, command)).toMatchObject({ status: 201 });
    };
    expect(await addWhile(compete, { session, member: first, locks })).toBe('class_full');
    expect(await fixture.counters(session)).toEqual({ booked: 3, waitlisted: 2 });
  }

  test('give it once', () => addAndBook(LOCKS));
  test('control: without the locks the walk-in takes it too', () =>
    expect(addAndBook(NO_LOCKS)).rejects.toThrow());
});

describe('a walk-in and a promotion for the last place', () => {
  async function addAndPromote(locks: Locks) {
    const { session, second } = await createClassWithLine(3);
    const compete = async (tx: Tx) => {
      const target = { sessionId: session, members: [], waitlistLimit: 10 };
      await promoteWaitlist(tx, await lockClass(tx, target), STARTS_AT - 31 * MINUTE);
    };
    // The offer of the promotion has ended when the walk-in stands there: the caller ends it and repeats.
    await expect(addWhile(compete, { session, member: second, locks })).rejects.toThrow(
      LapsedHoldsError,
    );
    expect(await fixture.counters(session)).toEqual({ booked: 3, waitlisted: 1 });
  }

  test('give it once', () => addAndPromote(LOCKS));
  test('control: without the locks the walk-in does not see the offer', () =>
    expect(addAndPromote(NO_LOCKS)).rejects.toThrow());
});

describe('a walk-in, a booking and a promotion at the same moment for the last place', () => {
  async function allAtOnce(weaken: () => Promise<unknown> = async () => undefined) {
    const { session } = await createClassWithLine(3);
    const [standing, booking] = await Promise.all([1, 2].map(() => fixture.createMember()));
    if (!standing || !booking) throw new Error('two members were expected');
    await weaken();
    const { deps } = fixture;
    const command = { sessionId: session, payDropIn: false };
    const walkIn = (tx: Tx) =>
      takeWalkInPlace(deps, tx, { ...command, userId: standing.id }, AT_THE_DESK);
    const book = async (tx: Tx) => {
      await lockClass(tx, { sessionId: session, members: [booking.id], waitlistLimit: 0 });
      const online = { ...command, userId: booking.id, joinWaitlist: false, idempotencyKey: null };
      await bookLocked(deps, tx, online);
    };
    const promote = async (tx: Tx) => {
      const target = { sessionId: session, members: [], waitlistLimit: 10 };
      await promoteWaitlist(tx, await lockClass(tx, target), STARTS_AT - 31 * MINUTE);
    };
    const attempts = [walkIn, book, promote].map((attempt) => async () => {
      try {
        await inTransaction<unknown>(deps.db, attempt);
      } catch (error) {
        // The offer came first and has ended at the desk's time: the caller ends it and repeats.
        if (!(error instanceof LapsedHoldsError)) throw error;
      }
    });
    // None of them has decided yet: each waits for the row of the class.
    await runWhileLocked(fixture, (tx) => lockSessions(tx, [session]), attempts);
    expect(await countHeldPlaces(fixture, session)).toBe(3);
    expect(await fixture.counters(session)).toMatchObject({ booked: 3 });
  }

  test('give it once', () => allAtOnce());

  test('control: without the counter more people have a place than the class has', async () => {
    const { db } = fixture.deps;
    try {
      await expect(allAtOnce(() => FREEZE_COUNTERS.execute(db))).rejects.toThrow('to be 3');
    } finally {
      await sql`DROP FUNCTION freeze_booked CASCADE`.execute(db);
    }
  });
});
