import { randomUUID } from 'node:crypto';
import { HOUR, isoInstant, MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

/** A member with a place in a class that starts in 20 min, and the tick of their arrival now. */
async function aTick() {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const booking = { id: member.bookingId, starts_at: isoInstant(NOW + 20 * MINUTE) };
  return { member, tick: { id: randomUUID(), taken_at: isoInstant(NOW), booking } };
}

const send = (tick: object, staff = fixture.staff) =>
  staff.post(`/partner/venues/${fixture.venueId}/offline-check-ins`, { items: [tick] });

/** Sends one tick 30 times at once from one session; returns the distinct answers. */
async function sendAtOnce(): Promise<string[]> {
  const { tick } = await aTick();
  const responses = await Promise.all(Array.from({ length: 30 }, () => send(tick)));
  return [...new Set(responses.map(({ status, body }) => JSON.stringify({ status, body })))];
}

/** Sends a tick, undoes the arrival, and sends the tick again; how many arrivals stand. */
async function sendAgainAfterCorrection(): Promise<number> {
  const { member, tick } = await aTick();
  await send(tick);
  const row = await fixture.deps.db
    .selectFrom('check_ins')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const correction = `/partner/check-ins/${row.id}/correct`;
  await fixture.staff.post(correction, { reason: 'Wrong person' });
  expect((await send(tick)).body).toMatchObject({ items: [{ outcome: 'arrived' }] });
  const standing = await fixture.deps.db
    .selectFrom('check_ins')
    .select('id')
    .where('user_id', '=', member.id)
    .where('kind', '=', 'class')
    .where('corrected_at', 'is', null)
    .execute();
  return standing.length;
}

test('the same check-in sent 30 times at once is one arrival with equal answers', async () => {
  const [answer, ...others] = await sendAtOnce();
  expect(others).toEqual([]);
  expect(JSON.parse(answer ?? '')).toMatchObject({ body: { items: [{ outcome: 'arrived' }] } });
});

test('a check-in whose answer was lost gets it 13 hours later too, and does not undo a correction', async () => {
  expect(await sendAgainAfterCorrection()).toBe(0);
  const { tick } = await aTick();
  const first = await send(tick);
  fixture.clock.set(NOW + 13 * HOUR);
  // The session of before has ended.
  const staff = await fixture.clientFor(fixture.staffUser);
  expect((await send(tick, staff)).body).toEqual(first.body);
});

test('control: without the record of what was settled, answers differ and a correction is undone', async () => {
  await sql`CREATE FUNCTION forget_check_in() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.id := gen_random_uuid(); RETURN NEW; END $$`.execute(fixture.deps.db);
  await sql`CREATE TRIGGER forget_check_in BEFORE INSERT ON offline_check_ins
    FOR EACH ROW EXECUTE FUNCTION forget_check_in()`.execute(fixture.deps.db);
  try {
    expect((await sendAtOnce()).length).toBeGreaterThan(1);
    expect(await sendAgainAfterCorrection()).toBe(1);
  } finally {
    await sql`DROP FUNCTION forget_check_in CASCADE`.execute(fixture.deps.db);
  }
});
