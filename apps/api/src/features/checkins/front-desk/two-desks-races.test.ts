import { expect } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  type FrontDeskFixture,
  fixture,
  test,
} from '../../../../test/fixtures/front-desk-fixture.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import { findBooking, lockBooking } from '../../bookings/index.ts';
import { recordClassCheckIn } from '../check-in/record-class-check-in.ts';

let otherDesk: TestClient;
test.beforeAll(async () => {
  const { organisationId } = fixture;
  const colleague = await aMember(fixture.deps, { role: 'partner_staff', organisationId });
  otherDesk = await fixture.clientFor(colleague);
});

type Member = Awaited<ReturnType<FrontDeskFixture['createBookedMember']>>;
const aBookedMember = async () => fixture.createBookedMember(await fixture.createSessionIn(20));
const byHand = (desk: TestClient, { bookingId }: Member) =>
  desk.post('/partner/check-ins/by-hand', { booking_id: bookingId });
const scan = (desk: TestClient, code: string) =>
  desk.post('/partner/check-ins/scan', { venue_id: fixture.venueId, code });

/** Both desks have come as far as they get without the row of the booking: nothing is decided yet. */
const atOnce = <T>({ bookingId }: Member, calls: (() => Promise<T>)[]) =>
  runWhileLocked(fixture, (tx) => lockBooking(tx, bookingId), calls);

const arrivalsOf = async ({ bookingId }: Member) =>
  fixture.deps.db
    .selectFrom('check_ins')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'class')
    .execute();

async function expectOneArrival(
  member: Member,
  answers: { status: number; body: { id: string } }[],
): Promise<void> {
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  const [arrival, ...others] = await arrivalsOf(member);
  expect(others).toEqual([]);
  expect(answers.map(({ body }) => body.id)).toEqual([arrival?.id, arrival?.id]);
}

test('two desks that tick off one member record one arrival, and both are answered with it', async () => {
  const member = await aBookedMember();
  const desks = [fixture.staff, otherDesk].map((desk) => () => byHand(desk, member));
  await expectOneArrival(member, await atOnce(member, desks));
});

test('so do a desk that ticks off and one that scans', async () => {
  const member = await aBookedMember();
  const code = await member.code();
  const desks = [() => byHand(fixture.staff, member), () => scan(otherDesk, code)];
  await expectOneArrival(member, await atOnce(member, desks));
});

test('control: without the lock of the booking the second desk is not answered', async () => {
  const member = await aBookedMember();
  const venue = { id: fixture.venueId, time_zone: 'Asia/Beirut' };
  const proof = { method: 'by_hand', staffUserId: fixture.staffUser.id, qrCodeId: null } as const;
  const tick = (tx: Tx) => recordClassCheckIn(tx, venue, member.bookingId, proof, NOW, findBooking);
  const desk = () => inTransaction(fixture.deps.db, tick);
  await expect(atOnce(member, [desk, desk])).rejects.toThrow('check_ins_one_active_per_booking');
  expect(await arrivalsOf(member)).toHaveLength(1);
});
