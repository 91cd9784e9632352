import { type RosterEntry, settleOfflineCheckIns } from '@pulse/contract/client';
import { createDigitalIdCode, DAY, HOUR, MINUTE } from '@pulse/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#ui/network/stub-storage.ts';
import { countUnsentOfOthers, eraseUnsent, onUnsentChange } from '#ui/network/unsent-changes.ts';
import { measureClockOffset } from './clock-offset.ts';
import { changeQueued, queueCheckIn, readQueue } from './queue.ts';
import { queueScan } from './queue-scan.ts';
import { settleQueue } from './settle-queue.ts';
import { readStoredRosters, type StoredRosters, storeRosters } from './stored-rosters.ts';

vi.mock('@pulse/contract/client', () => ({ settleOfflineCheckIns: vi.fn() }));

const NOW = Date.parse('2026-11-18T10:00:00Z');
const desk = { userId: 'nour', venueId: 'venue' };
const tick = (bookingId: string) => ({
  venueId: 'venue',
  booking: { id: bookingId, starts_at: '2026-11-18T10:20:00.000Z' },
  name: 'Karim Kettle',
  title: 'Sunrise Flow',
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.mocked(settleOfflineCheckIns).mockReset();
  eraseUnsent('nour');
});

/** A server that settles each check-in of a request, the others than `conflicts`. */
function answer(conflicts: readonly string[] = []) {
  vi.mocked(settleOfflineCheckIns).mockImplementation((async ({ body }: SentRequest) => ({
    data: {
      items: body.items.map(({ id, booking }) => ({
        id,
        member: null,
        conflict: conflicts.includes(booking?.id ?? '')
          ? { code: 'class_cancelled', detail: 'It is cancelled.' }
          : null,
      })),
    },
  })) as never);
}

interface SentRequest {
  body: { items: { id: string; taken_at: string; booking?: { id: string } }[] };
}

const requests = () =>
  vi.mocked(settleOfflineCheckIns).mock.calls.map(([call]) => call as unknown as SentRequest);

test('a tick is queued once, at the time of the server, and is still there when the page is opened again', () => {
  measureClockOffset(NOW - 100, NOW + 100, '2026-11-18T10:05:00.000Z');
  expect(queueCheckIn('nour', tick('b1'), NOW)).toBe(true);
  expect(queueCheckIn('nour', tick('b1'), NOW + 1000)).toBe(true);
  const [first, ...others] = readQueue('nour');
  expect(others).toEqual([]);
  expect(first).toMatchObject({ takenAt: '2026-11-18T10:05:00.000Z', conflict: null });
  expect(first?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([...stored.keys()]).toContain(`unsent:nour:${first?.id}`);
});

test('a guest is queued once beside the member who brings them, and sent as a guest', async () => {
  const { booking, ...seen } = tick('b1');
  const guest = { ...seen, name: 'Karim’s friend', guest: { ...booking, id: 'g1' } };
  queueCheckIn('nour', tick('b1'), NOW);
  expect(queueCheckIn('nour', guest, NOW + 1000)).toBe(true);
  expect(queueCheckIn('nour', guest, NOW + 2000)).toBe(true);
  expect(readQueue('nour')).toHaveLength(2);
  answer();
  expect(await settleQueue('nour')).toMatchObject({ entered: 2, conflicts: 0 });
  expect(requests()[0]?.body.items).toMatchObject([
    { booking: { id: 'b1' }, guest: undefined },
    { booking: undefined, guest: { id: 'g1', starts_at: booking.starts_at } },
  ]);
});

test('200 check-ins are sent in four requests, and one conflict waits while the others are settled', async () => {
  for (let index = 0; index < 200; index += 1) queueCheckIn('nour', tick(`b${index}`), NOW + index);
  answer(['b7']);
  expect(await settleQueue('nour')).toEqual({ entered: 199, conflicts: 1, unsettled: false });
  expect(requests().map(({ body }) => body.items.length)).toEqual([50, 50, 50, 50]);
  expect(readQueue('nour')).toMatchObject([
    { booking: { id: 'b7' }, conflict: { detail: 'It is cancelled.' } },
  ]);
  // A conflict is not sent again until staff say so.
  await settleQueue('nour');
  expect(requests()).toHaveLength(4);
  const [conflict] = readQueue('nour');
  if (conflict) changeQueued('nour', { ...conflict, conflict: null });
  answer();
  await settleQueue('nour');
  expect(readQueue('nour')).toEqual([]);
});

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['a session that has ended', { status: 401, code: 'unauthenticated', detail: 'Sign in.' }],
  ['a server in trouble', { status: 503, code: 'service_unavailable', detail: 'Later.' }],
])('after %s everything is still queued', async (_, error) => {
  queueCheckIn('nour', tick('b1'), NOW);
  vi.mocked(settleOfflineCheckIns).mockResolvedValue({ error } as never);
  expect(await settleQueue('nour')).toMatchObject({ unsettled: true });
  expect(readQueue('nour')).toMatchObject([{ conflict: null }]);
});

test.each([
  ['a venue that is not theirs', { status: 404, code: 'not_found', detail: 'Not found.' }],
  ['a role that was removed', { status: 403, code: 'forbidden', detail: 'Not allowed.' }],
])('%s makes conflicts, and drops nothing', async (_, error) => {
  queueCheckIn('nour', tick('b1'), NOW);
  vi.mocked(settleOfflineCheckIns).mockResolvedValue({ error } as never);
  await settleQueue('nour');
  expect(readQueue('nour')).toMatchObject([{ conflict: { code: error.code } }]);
});

test('a check-in taken back while it is sent does not come back', async () => {
  queueCheckIn('nour', tick('b1'), NOW);
  vi.mocked(settleOfflineCheckIns).mockImplementation((async ({ body }: SentRequest) => {
    eraseUnsent('nour');
    const conflict = { code: 'class_moved', detail: 'It was moved.' };
    return { data: { items: body.items.map(({ id }) => ({ id, member: null, conflict })) } };
  }) as never);
  await settleQueue('nour');
  expect(readQueue('nour')).toEqual([]);
});

test('another person’s check-ins are neither shown nor sent, and go after a week', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  queueCheckIn('rami', tick('b1'), NOW);
  await settleQueue('nour');
  expect([readQueue('nour'), requests()]).toEqual([[], []]);
  expect(countUnsentOfOthers('nour', 7 * DAY)).toBe(1);
  vi.setSystemTime(NOW + 8 * DAY);
  expect(countUnsentOfOthers('nour', 7 * DAY)).toBe(0);
  vi.useRealTimers();
});

test('a device without room says so instead of queueing', () => {
  const full = storageOf(stored) as Storage;
  vi.stubGlobal('localStorage', {
    ...full,
    getItem: full.getItem,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const changed = vi.fn();
  const stop = onUnsentChange(changed);
  expect(queueCheckIn('nour', tick('b1'), NOW)).toBe(false);
  expect(changed).not.toHaveBeenCalled();
  stop();
});

const entry = { booking_id: 'b1', full_name: 'Karim Kettle', member_code: 'AB3DEFG7HJ' };

/** The rosters of one class that starts in 20 min, kept at NOW. */
function keptRosters(userId = 'nour'): StoredRosters {
  const session = { id: 's1', title: 'Sunrise Flow', starts_at: '2026-11-18T10:20:00.000Z' };
  return {
    user_id: userId,
    as_of: NOW,
    day: { venue: { id: 'venue' } },
    rosters: [{ session, items: [{ ...entry, status: 'confirmed' } as RosterEntry] }],
  } as StoredRosters;
}

test('a scan is queued with the place that the kept roster has of the member', async () => {
  storeRosters(keptRosters());
  const code = await createDigitalIdCode(new Uint8Array(32), entry.member_code, NOW);
  expect(queueScan(desk, code, NOW)).toEqual({
    kind: 'queued',
    name: 'Karim Kettle',
    title: 'Sunrise Flow',
  });
  expect(readQueue('nour')).toMatchObject([{ code, booking: { id: 'b1' } }]);
});

test('an old code, and what is no code, are shown while the member is there', async () => {
  const code = await createDigitalIdCode(new Uint8Array(32), entry.member_code, NOW);
  expect(queueScan(desk, code, NOW + 2 * MINUTE)).toMatchObject({ reason: 'expired' });
  expect(queueScan(desk, 'https://pulse.test', NOW)).toMatchObject({ reason: 'unknown' });
  expect(queueScan(desk, code, NOW)).toMatchObject({ kind: 'queued', name: null });
  expect(readQueue('nour')).toHaveLength(1);
});

test('rosters are kept for two days, for the person who opened the desk', () => {
  storeRosters(keptRosters());
  expect(readStoredRosters('nour', NOW + 47 * HOUR)).toHaveLength(1);
  expect(readStoredRosters('rami', NOW)).toEqual([]);
  expect(readStoredRosters('nour', NOW + 49 * HOUR)).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
});
