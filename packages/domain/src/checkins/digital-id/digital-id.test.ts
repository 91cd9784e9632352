import { expect, test } from 'vitest';
import { type EpochMs, MINUTE } from '../../time/instants.ts';
import { createDigitalIdCode, parseDigitalIdCode, verifyDigitalIdCode } from './digital-id.ts';

const secret = new TextEncoder().encode('the secret of this member');
const other = new TextEncoder().encode('a secret of another member');
const now = Date.parse('2026-11-21T10:00:05Z');
const member = 'M7K2P9QX';

async function verify(code: string, at: EpochMs, key = secret) {
  const claim = parseDigitalIdCode(code);
  return claim && verifyDigitalIdCode(claim, key, at);
}

test('a code contains its format, the member, the step and 16 characters of its MAC', async () => {
  const code = await createDigitalIdCode(secret, member, now);
  expect(code).toMatch(/^PULSE1\.M7K2P9QX\.\d+\.[A-Z2-7]{16}$/);
  const step = Math.floor(now / 30_000);
  expect(parseDigitalIdCode(` ${code}\n`)).toMatchObject({ memberId: member, step });
});

test('a code changes every 30 seconds and not before', async () => {
  const code = await createDigitalIdCode(secret, member, now);
  expect(await createDigitalIdCode(secret, member, now + 24_999)).toBe(code);
  expect(await createDigitalIdCode(secret, member, now + 25_000)).not.toBe(code);
});

test('a code is valid in its own step and one either way, and its step is returned', async () => {
  const code = await createDigitalIdCode(secret, member, now);
  const step = Math.floor(now / 30_000);
  for (const at of [now, now + 30_000, now - 30_000]) {
    expect(await verify(code, at)).toEqual({ valid: true, step });
  }
});

test('a code has expired a minute later', async () => {
  const code = await createDigitalIdCode(secret, member, now);
  expect(await verify(code, now + MINUTE)).toEqual({ valid: false, code: 'code_expired' });
  expect(await verify(code, now - MINUTE)).toEqual({ valid: false, code: 'code_expired' });
});

test('a code with another secret, for another member or another step is unknown', async () => {
  const code = await createDigitalIdCode(secret, member, now);
  const unknown = { valid: false, code: 'code_unknown' };
  expect(await verify(code, now, other)).toEqual(unknown);
  expect(await verify(code.replace(member, 'M7K2P9QY'), now)).toEqual(unknown);
  const step = Math.floor(now / 30_000);
  expect(await verify(code.replace(`${step}`, `${step + 1}`), now)).toEqual(unknown);
});

test.each([
  'https://pulse.example/checkin/abc',
  'PULSE2.M7K2P9QX.59843601.ABCDEFGHIJKLMNOP',
  'PULSE1.M7K2P9QX.59843601.ABCDEFGHIJKLMNO',
  'PULSE1.M7K2P9QX.-1.ABCDEFGHIJKLMNOP',
  'PULSE1..59843601.ABCDEFGHIJKLMNOP',
  '',
])('%j is not a digital ID', (text) => {
  expect(parseDigitalIdCode(text)).toBe(null);
});
