import { beforeEach, expect } from 'vitest';
import { TEST_PASSWORD } from '../../../../test/builders.ts';
import type { TestJson } from '../../../../test/client/test-client.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

let code: TestJson;
const codes = () => `/partner/venues/${fixture.venueId}/qr-codes`;
const counts = async () => {
  const { items }: { items: TestJson[] } = (await fixture.admin.get(codes())).body;
  const { scans, refused_scans, last_refused_at } = items.find(({ id }) => id === code.id) ?? {};
  return { scans, refused_scans, last_refused_at };
};

beforeEach(async () => {
  code = (await fixture.admin.post(codes(), { label: 'Side door' })).body;
});

test('scans that end in a check-in and those that do not are counted apart', async () => {
  expect(await counts()).toEqual({ scans: 0, refused_scans: 0, last_refused_at: null });
  const [inTime, early] = [
    await fixture.createBookedMember(await fixture.createSessionIn(20)),
    await fixture.createBookedMember(await fixture.createSessionIn(300)),
  ];
  await inTime.post('/check-ins/options', { qr_code: code.code });
  expect((await inTime.post('/check-ins', { qr_code: code.code })).status).toBe(201);
  fixture.clock.set(NOW + 60_000);
  expect((await early.post('/check-ins', { qr_code: code.code })).body.code).toBe(
    'check_in_too_early',
  );
  expect(await counts()).toEqual({
    scans: 1,
    refused_scans: 1,
    last_refused_at: new Date(NOW + 60_000).toISOString(),
  });
});

test('the page of a scan asks again while it is open: a member counts once a day', async () => {
  const member = await fixture.createMember();
  for (const minutes of [0, 1, 2]) {
    fixture.clock.set(NOW + minutes * 60_000);
    await member.post('/check-ins/options', { qr_code: code.code });
  }
  expect(await counts()).toMatchObject({
    refused_scans: 1,
    last_refused_at: new Date(NOW + 120_000).toISOString(),
  });
  await (await fixture.createMember()).post('/check-ins/options', { qr_code: code.code });
  expect((await counts()).refused_scans).toBe(2);
});

test('a member who has checked in and scans again is not counted as refused', async () => {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  await member.post('/check-ins', { qr_code: code.code });
  await member.post('/check-ins/options', { qr_code: code.code });
  await member.post('/check-ins', { qr_code: code.code });
  expect(await counts()).toMatchObject({ scans: 1, refused_scans: 0 });
});

test('scans of a code that has ended are counted, so that an old poster is found', async () => {
  await fixture.admin.post(`/partner/qr-codes/${code.id}/revoke`);
  fixture.clock.set(NOW + 60_000);
  const member = await fixture.createMember();
  const { body } = await member.post('/check-ins/options', { qr_code: code.code });
  expect(body.code).toBe('code_revoked');
  expect((await counts()).refused_scans).toBe(1);
});

test('an unknown code and a signed link count for no code', async () => {
  const member = await fixture.createMember();
  await member.post('/check-ins/options', { qr_code: 'nobody-has-this' });
  await member.post('/check-ins/options', { venue_id: fixture.venueId, signature: 'forged' });
  expect((await counts()).refused_scans).toBe(0);
});

test('a member reads their refused scans in the data export, and they are erased with the account', async () => {
  const member = await fixture.createMember();
  await member.post('/check-ins/options', { qr_code: code.code });
  expect((await member.get('/profile/data')).body.refused_scans).toEqual([
    { venue: expect.any(String), entrance: 'Side door', refused_at: new Date(NOW).toISOString() },
  ]);
  expect((await member.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);
  expect((await counts()).refused_scans).toBe(0);
});
