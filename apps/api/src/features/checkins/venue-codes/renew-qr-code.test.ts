import { DAY } from '@pulse/domain';
import { beforeEach, expect } from 'vitest';
import type { TestJson } from '../../../../test/client/test-client.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { lockQrCode } from './qr-codes.store.ts';
import { renewQrCode } from './renew-qr-code.ts';

let code: TestJson;
const codes = () => `/partner/venues/${fixture.venueId}/qr-codes`;
const listed = async (): Promise<TestJson[]> => (await fixture.admin.get(codes())).body.items;
const renew = (id: string) => fixture.admin.post(`/partner/qr-codes/${id}/renew`);
const revoke = (id: string) => fixture.admin.post(`/partner/qr-codes/${id}/revoke`);
const scan = async (qr_code: string) => {
  const member = await fixture.createMember();
  return member.post('/check-ins/options', { qr_code });
};

beforeEach(async () => {
  code = (await fixture.admin.post(codes(), { label: 'Side door' })).body;
});

test('a code is typed without letters that look alike, in any case and grouping', async () => {
  expect(code.code).toMatch(/^[A-HJKMNP-Z2-9]{12}$/);
  expect(code.url).toMatch(new RegExp(`/checkin/${code.code}$`));
  const grouped = code.code.toLowerCase().replace(/(.{4})(.{4})/, '$1 $2-');
  for (const typed of [code.code, grouped]) {
    const { status, body } = await scan(typed);
    expect([status, body.entrance]).toEqual([200, 'Side door']);
  }
});

test('a code that was made in the earlier form stays valid, as it stands only', async () => {
  const earlier = 'aB3_x-Y7Zq0Lk2Mw';
  const rows = fixture.deps.db.updateTable('qr_codes').set({ code: earlier });
  await rows.where('id', '=', code.id).execute();
  expect((await scan(earlier)).status).toBe(200);
  expect((await scan(earlier.toLowerCase())).body.code).toBe('code_unknown');
});

test('after a renewal both codes are accepted for a day, then only the new one', async () => {
  const { status, body: renewed } = await renew(code.id);
  expect([status, renewed.label, renewed.state, renewed.ends_at]).toEqual([
    201,
    'Side door',
    'active',
    null,
  ]);
  expect(renewed.code).not.toBe(code.code);
  const end = new Date(NOW + DAY).toISOString();
  expect((await listed()).find(({ id }) => id === code.id)).toMatchObject({
    state: 'expiring',
    ends_at: end,
    revoked_at: null,
  });
  fixture.clock.set(NOW + DAY - 1);
  expect([(await scan(code.code)).status, (await scan(renewed.code)).status]).toEqual([200, 200]);
  fixture.clock.set(NOW + DAY);
  expect(await scan(code.code)).toMatchObject({
    status: 410,
    body: { code: 'code_revoked', details: { revoked_at: end } },
  });
  expect((await scan(renewed.code)).status).toBe(200);
});

test('codes that have ended are listed last', async () => {
  const { body: renewed } = await renew(code.id);
  const { db } = fixture.deps;
  const ended = db.updateTable('qr_codes').set({ expires_at: new Date(NOW) });
  await ended.where('id', '=', code.id).execute();
  const states = (await listed()).map(({ state }) => state);
  const firstEnded = states.indexOf('ended');
  expect(states.slice(firstEnded).every((state) => state === 'ended')).toBe(true);
  expect((await listed()).findIndex(({ id }) => id === renewed.id)).toBeLessThan(firstEnded);
});

test('a renewed code can be ended before its day is over', async () => {
  const { body: renewed } = await renew(code.id);
  expect((await revoke(code.id)).body).toMatchObject({ state: 'ended' });
  expect((await scan(code.code)).status).toBe(410);
  expect((await scan(renewed.code)).status).toBe(200);
});

test('renewing twice, also at once, makes one new code', async () => {
  const [first, second] = await runWhileLocked(
    fixture,
    (tx) => lockQrCode(tx, code.id),
    [1, 2].map(() => () => renew(code.id)),
  );
  const third = await renew(code.id);
  expect(second?.body.id).toBe(first?.body.id);
  expect(third.body.id).toBe(first?.body.id);
});

test('without the lock, renewing twice at once makes two', async () => {
  const { promise: bothRead, resolve: release } = Promise.withResolvers<void>();
  let readers = 0;
  const { organisationId } = fixture;
  const admin = { ...fixture.staffUser, organisationId, sessionId: '' };
  const [first, second] = await Promise.all(
    [1, 2].map(() =>
      renewQrCode(fixture.deps, admin, code.id, async (tx, id) => {
        const row = await readWithoutLock(tx, id);
        readers += 1;
        if (readers === 2) release();
        await bothRead;
        return row;
      }),
    ),
  );
  expect(first).not.toEqual(second);
});

test('a revoked code is not renewed', async () => {
  await revoke(code.id);
  expect(await renew(code.id)).toMatchObject({ status: 410, body: { code: 'code_revoked' } });
  expect((await renew('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('the check-ins with a code are counted, with the time of the last', async () => {
  expect(code).toMatchObject({ scans: 0, last_scanned_at: null });
  const session = await fixture.createSessionIn(20);
  const [one, two] = [
    await fixture.createBookedMember(session),
    await fixture.createBookedMember(session),
  ];
  await one.post('/check-ins', { qr_code: code.code });
  fixture.clock.set(NOW + 60_000);
  await two.post('/check-ins', { qr_code: code.code });
  await two.post('/check-ins', { qr_code: fixture.qrCode });
  const now = await listed();
  expect(now.find(({ id }) => id === code.id)).toMatchObject({
    scans: 2,
    last_scanned_at: new Date(NOW + 60_000).toISOString(),
  });
  expect(now.filter(({ scans }) => scans > 0)).toHaveLength(1);
});

test('renewals are in the audit log', async () => {
  await renew(code.id);
  const entries = await fixture.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', code.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['create_qr_code', 'renew_qr_code']);
});

/** What `lockQrCode` reads, without its lock. */
function readWithoutLock(tx: Tx, id: string) {
  return tx
    .selectFrom('qr_codes')
    .innerJoin('venues', 'venues.id', 'qr_codes.venue_id')
    .selectAll('qr_codes')
    .select('venues.organisation_id')
    .where('qr_codes.id', '=', id)
    .executeTakeFirst();
}
