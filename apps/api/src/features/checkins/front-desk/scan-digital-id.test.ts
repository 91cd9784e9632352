import { sql } from 'kysely';
import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

const path = '/partner/check-ins/scan';
const scan = (code: string, venueId = fixture.venueId) =>
  fixture.staff.post(path, { venue_id: venueId, code });

test('staff scan a digital ID and the member is checked in', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const response = await scan(await member.code());
  expect(response).toMatchObject({
    status: 201,
    body: { method: 'digital_id', already_checked_in: false, booking: { id: member.bookingId } },
  });
});

test('the code from the digital ID contains the member code', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const id = await member.get('/digital-id');
  expect(id.body).toMatchObject({ step_seconds: 30, plan_code: 'unlimited' });
  expect((await member.code()).split('.')[1]).toBe(id.body.member_code);
});

test('a screenshot of a code has expired a minute later', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const screenshot = await member.code();
  fixture.clock.advance(61_000);
  expect(await scan(screenshot)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
});

test('a code is accepted once, and a new one of the same member returns the first check-in', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const code = await member.code();
  expect((await scan(code)).status).toBe(201);
  const otherDesk = await fixture.clientFor(fixture.staffUser);
  expect(await otherDesk.post(path, { venue_id: fixture.venueId, code })).toMatchObject({
    status: 409,
    body: {
      code: 'code_already_used',
      subject: { member: { full_name: expect.any(String), member_code: expect.any(String) } },
      detail: expect.stringMatching(/came in with this code at 12:00, at another desk/),
    },
  });
  fixture.clock.advance(30_000);
  expect(await scan(await member.code())).toMatchObject({
    status: 200,
    body: { already_checked_in: true },
  });
});

test('a refused scan does not mark the code as used', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const elsewhere = await fixture.createVenue();
  const code = await member.code();
  expect((await scan(code, elsewhere)).body.code).toBe('no_booking_here');
  expect((await scan(code)).status).toBe(201);
});

test('a forged code is unknown', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const code = await member.code();
  const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  expect((await scan(forged)).body.code).toBe('code_unknown');
  expect((await scan('nonsense')).body.code).toBe('code_unknown');
});

test('a lost answer: the same code from the same desk gets the first answer, until it is undone', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const code = await member.code();
  const first = await scan(code);
  fixture.clock.advance(29_000);
  expect(await scan(code)).toMatchObject({ status: 201, body: first.body });
  const elsewhere = await fixture.createVenue();
  expect((await scan(code, elsewhere)).body.code).toBe('code_already_used');
  await fixture.staff.post(`/partner/check-ins/${first.body.id}/correct`, {
    reason: 'Wrong person',
  });
  expect((await scan(code)).body.id).not.toBe(first.body.id);
});

/** Scans the same code 50 times at once at one desk; returns the distinct answers. */
async function scanAtOnce(): Promise<string[]> {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const code = await member.code();
  const responses = await Promise.all(Array.from({ length: 50 }, () => scan(code)));
  const answers = responses.map(({ status, body }) => JSON.stringify({ status, body }));
  return [...new Set(answers)];
}

test('the same scan sent 50 times at once is one arrival with 50 equal answers', async () => {
  const answers = await scanAtOnce();
  expect(answers).toHaveLength(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({
    status: 201,
    body: { already_checked_in: false },
  });
});

test('control: without the record of used codes the answers differ', async () => {
  await sql`CREATE FUNCTION forget_step() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.step := -floor(random() * 1e12); RETURN NEW; END $$`.execute(fixture.deps.db);
  await sql`CREATE TRIGGER forget_step BEFORE INSERT ON used_digital_id_codes
    FOR EACH ROW EXECUTE FUNCTION forget_step()`.execute(fixture.deps.db);
  try {
    expect((await scanAtOnce()).length).toBeGreaterThan(1);
  } finally {
    await sql`DROP FUNCTION forget_step CASCADE`.execute(fixture.deps.db);
  }
});
