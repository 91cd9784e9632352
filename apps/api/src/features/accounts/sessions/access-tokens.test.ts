import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../../test/test-clock.ts';
import { deriveKey } from '../../../platform/crypto/derive-key.ts';
import { createAccessTokens } from './access-tokens.ts';

const SECRET = 'a secret for tests, 32 characters at least';
const clock = createTestClock();
const tokens = createAccessTokens([SECRET], clock);

/** A token with everything that an access token has. */
function forge(purpose: string, algorithm: string): Promise<string> {
  return new SignJWT({ role: 'admin', org: null, sid: 'session', language: 'en' })
    .setProtectedHeader({ alg: algorithm })
    .setSubject('user')
    .setExpirationTime(Math.floor(clock.now() / 1000) + 60)
    .sign(deriveKey(SECRET, purpose));
}

test('a token of another use of the same secret is refused', async () => {
  expect(await tokens.verify(await forge('access-token', 'HS256'))).toMatchObject({ id: 'user' });
  for (const purpose of ['second-factor-challenge', 'refresh-token', 'seal:second-factors'])
    expect(await tokens.verify(await forge(purpose, 'HS256'))).toBeNull();
});

test('another algorithm is refused, even with the right key', async () => {
  expect(await tokens.verify(await forge('access-token', 'HS512'))).toBeNull();
});
