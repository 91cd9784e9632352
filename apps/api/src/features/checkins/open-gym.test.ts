import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOW } from '../../../test/booking-world.ts';
import { type DoorWorld, doorWorld } from '../../../test/door-world.ts';
import { heldUp } from '../../../test/races.ts';
import type { Tx } from '../../platform/database/transaction.ts';

const HOUR = 3_600_000;
let world: DoorWorld;
beforeEach(async () => {
  world = await doorWorld({ open_gym: true });
});
afterEach(() => world.close());

const visit = { open_gym: true };

test('an open-gym visit is recorded once a day and a repeat answers the first', async () => {
  const member = await world.member('basic');
  const first = await member.post('/check-ins', { qr_code: world.qrCode, ...visit });
  expect(first).toMatchObject({ status: 201, body: { kind: 'open_gym', booking: null } });
  const again = await member.post('/check-ins', { qr_code: world.qrCode, ...visit });
  expect(again).toMatchObject({ status: 200, body: { id: first.body.id, already: true } });
  const plan = await member.get('/membership');
  expect(plan.body.membership.allowance.month).toMatchObject({ used: 1, booked: 0 });
});

test('outside opening hours the visit is refused with the time the venue opens', async () => {
  const member = await world.member();
  world.clock.set(NOW - 10 * HOUR);
  const { status, body } = await member.post('/check-ins', { qr_code: world.qrCode, ...visit });
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'not_open_now' });
  expect(body.facts.opens_at).toBe('2026-11-18T04:00:00.000Z');
});

test('without a plan an open-gym visit is refused', async () => {
  const member = await world.member(null);
  const { status, body } = await member.post('/check-ins', { qr_code: world.qrCode, ...visit });
  expect({ status, code: body.code }).toEqual({ status: 402, code: 'membership_required' });
});

/** A Basic member with one visit left scans at twelve venues at once; how many let them in. */
async function visitsWithOneLeft(): Promise<number> {
  const member = await world.member('basic');
  const venues = await Promise.all(
    Array.from({ length: 19 }, (_, index) =>
      world.anotherVenue({ name: `Gym ${index}`, open_gym: true }),
    ),
  );
  const codes = await Promise.all(
    venues.map(async (venueId) => {
      const made = await world.staff.post(`/partner/venues/${venueId}/qr-codes`, { label: 'Door' });
      return String(made.body.code);
    }),
  );
  for (const code of codes.slice(0, 7))
    await member.post('/check-ins', { qr_code: code, ...visit });
  const visits = codes
    .slice(7)
    .map((code) => () => member.post('/check-ins', { qr_code: code, ...visit }));
  // Each may look, and none may write before all have looked or wait for their turn.
  const lock = (tx: Tx) => sql`LOCK TABLE check_ins IN SHARE MODE`.execute(tx);
  const answers = await heldUp(world, lock, visits);
  const refused = answers.filter(({ body }) => body.code === 'monthly_limit_reached');
  const let_in = answers.filter(({ status }) => status === 201);
  expect(refused.length + let_in.length).toBe(answers.length);
  return let_in.length;
}

test('the last visit of the month is used once however many doors are tried at once', async () => {
  expect(await visitsWithOneLeft()).toBe(1);
});

test('without the member’s turn the same doors let them in more often: the turn is what counts', async () => {
  await sql`CREATE FUNCTION take_no_turn() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RETURN NULL; END $$`.execute(world.deps.db);
  await sql`CREATE TRIGGER take_no_turn BEFORE INSERT ON booking_turns
    FOR EACH ROW EXECUTE FUNCTION take_no_turn()`.execute(world.deps.db);
  expect(await visitsWithOneLeft()).toBeGreaterThan(1);
});
