import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { aMember } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import {
  createFrontDeskFixture,
  type FrontDeskFixture,
  fixture,
  test,
} from '../../../../test/fixtures/front-desk-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { lockBooking } from '../../bookings/index.ts';

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

test('a third desk finds the arrival of the first two and gets the same', async () => {
  const member = await aBookedMember();
  const code = await member.code();
  const ownScan = () => member.post('/check-ins', { qr_code: fixture.qrCode });
  const desks = [() => byHand(fixture.staff, member), () => scan(otherDesk, code), ownScan];
  const answers = await atOnce(member, desks);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await arrivalsOf(member)).toHaveLength(1);
});

/** The statement that checks in no longer sees that the booking was attended meanwhile. */
const FREEZE_STATUS = sql`
  CREATE FUNCTION freeze_status() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN NEW.status := OLD.status; RETURN NEW; END $$;
  CREATE TRIGGER frozen BEFORE UPDATE ON bookings
    FOR EACH ROW EXECUTE FUNCTION freeze_status()`;

/** Two ticks of one booking at once, without some safeguards; returns their answers. */
async function tickTwiceWithout(...safeguards: (typeof FREEZE_STATUS)[]) {
  const unprotected = await createFrontDeskFixture();
  onTestFinished(() => unprotected.close());
  for (const safeguard of safeguards) await safeguard.execute(unprotected.deps.db);
  const { bookingId } = await unprotected.createBookedMember(await unprotected.createSessionIn(20));
  const tick = () =>
    unprotected.staff.post('/partner/check-ins/by-hand', { booking_id: bookingId });
  const lock = (tx: Tx) => lockBooking(tx, bookingId);
  const answers = await runWhileLocked(unprotected, lock, [tick, tick]);
  return {
    statuses: answers.map(({ status }) => status).sort(),
    arrivals: new Set(answers.map(({ body }) => body.id)).size,
  };
}

test('the unique index alone is enough too, and its violation becomes the first answer', async () => {
  expect(await tickTwiceWithout(FREEZE_STATUS)).toEqual({ statuses: [200, 201], arrivals: 1 });
});

test('control: without the status of the booking and the index both desks record an arrival', async () => {
  const dropIndex = sql`DROP INDEX check_ins_one_active_per_booking`;
  expect(await tickTwiceWithout(FREEZE_STATUS, dropIndex)).toEqual({
    statuses: [201, 201],
    arrivals: 2,
  });
});

test('a desk whose staff lost the role while the request ran records nothing', async () => {
  const { organisationId } = fixture;
  const staff = await aMember(fixture.deps, { role: 'partner_staff', organisationId });
  const desk = await fixture.clientFor(staff);
  const member = await aBookedMember();
  const demote = (tx: Tx) =>
    tx.updateTable('users').set({ role: 'member' }).where('id', '=', staff.id).execute();
  const [answer] = await runWhileLocked(fixture, demote, [() => byHand(desk, member)]);
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await arrivalsOf(member)).toEqual([]);
});
