import { expect } from 'vitest';
import { aMember, anOrganisation } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { fixture, test } from '../../../../test/fixtures/class-session-fixture.ts';

/* Changes of one session that are refused. */

const at = (starts_at: string) => ({ starts_at });
async function strangerStaff(): Promise<TestClient> {
  const organisationId = await anOrganisation(fixture.deps);
  return fixture.clientFor(await aMember(fixture.deps, { role: 'partner_admin', organisationId }));
}
test.each([
  ['capacity', { capacity: 0 }, 'number_too_small'],
  ['capacity', { capacity: 1001 }, 'number_too_big'],
  ['starts_at', at('2026-11-17T10:00:00Z'), 'start_in_past'],
  ['start', { local_date: '2026-11-18', start: '08:00' }, 'start_in_past'],
  ['starts_at', at('2028-01-01T10:00:00Z'), 'start_too_far'],
  ['start', { local_date: '2027-03-28', start: '00:30' }, 'start_skipped'],
  ['start', { local_date: '2027-10-30', start: '23:30' }, 'start_repeated'],
  ['duration_minutes', { duration_minutes: 4 }, 'number_too_small'],
  ['starts_at', { ...at('2026-11-24T10:00:00Z'), start: '08:00' }, 'start_given_twice'],
  ['starts_at', {}, 'nothing_to_change'],
  ['trainer_id', { trainer_id: '00000000-0000-4000-8000-000000000000' }, 'trainer_unknown'],
  ['waitlisted', { capacity: 9, waitlisted: 3 }, 'unrecognized_keys'],
])('at the field %s: %o is refused as %s', async (field, body, code) => {
  const { id, template } = await fixture.createMonday();
  const before = await fixture.storedSession(template);
  for (const answer of [await fixture.change(id, body), await fixture.preview(id, body)]) {
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field, code }]);
    expect(answer.body.errors[0].detail).not.toBe('');
  }
  expect(await fixture.storedSession(template)).toEqual(before);
});

test('places below those taken are refused with how many there are', async () => {
  const { id } = await fixture.createMonday();
  for (const _ of [1, 2]) await (await fixture.createMember()).book(id);
  expect((await fixture.change(id, { capacity: 1 })).body).toMatchObject({
    code: 'capacity_below_booked',
    details: { booked: 2, capacity: 1 },
  });
});

test('once a member is checked in, a session cannot be moved, but resized', async () => {
  const { id } = await fixture.createMonday();
  const member = await fixture.createMember();
  const booking = (await member.book(id)).body.id;
  fixture.clock.set('2026-11-23T15:40:00Z');
  expect(
    (await fixture.asStaff.post('/partner/check-ins/by-hand', { booking_id: booking })).status,
  ).toBe(201);
  expect((await fixture.change(id, { start: '19:00' })).body.code).toBe('class_has_check_ins');
  expect((await fixture.preview(id, { start: '19:00' })).body.code).toBe('class_has_check_ins');
  expect((await fixture.change(id, { capacity: 20 })).status).toBe(200);
});

test('a session of another organisation is not found, whatever is asked', async () => {
  const { id } = await fixture.createMonday();
  const stranger = await strangerStaff();
  const answers = [
    await stranger.get(fixture.pathOf(id)),
    await stranger.get(`${fixture.pathOf(id)}/substitutes`),
    await stranger.patch(fixture.pathOf(id), { capacity: 3 }),
    await stranger.post(`${fixture.pathOf(id)}/preview`, { capacity: 3 }),
    await stranger.post(`${fixture.pathOf(id)}/cancel`, { reason: 'Not mine' }),
    await stranger.post(`${fixture.pathOf(id)}/cancel/preview`, {}),
    await stranger.post(`${fixture.pathOf(id)}/restore`),
    await stranger.post(`${fixture.pathOf(id)}/restore/preview`),
    await stranger.get(`/partner/venues/${fixture.venue}/closures`),
    await stranger.put(`/partner/venues/${fixture.venue}/closures/2026-12-24`, {
      reason: 'Not mine',
    }),
    await stranger.delete(`/partner/venues/${fixture.venue}/closures/2026-12-24`),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [404, 'not_found']),
  );
  expect((await fixture.asStaff.get(fixture.pathOf(id))).body).toMatchObject({
    id,
    status: 'scheduled',
  });
});
