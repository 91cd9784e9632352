import { PASSKEY_CHALLENGE_LIFETIME } from '@pulse/domain';
import { newToken } from '../../../platform/crypto/secret-token.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges.store.ts';

/** Whose name a device shows, and the address at which a passkey works: that of the product. */
export function relyingParty({ config }: AccountsDeps) {
  const { origin, hostname } = new URL(config.publicUrl);
  return { origin, id: hostname, name: 'Pulse' };
}

/** Creates what a device is to sign: to add a passkey to an account, or to sign in (null). */
export async function createPasskeyChallenge(
  { db, clock }: AccountsDeps,
  userId: string | null,
): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(clock.now() + PASSKEY_CHALLENGE_LIFETIME);
  await insertPasskeyChallenge(db, challenge, userId, expiresAt);
  return challenge;
}

/**
 * Uses up the challenge that a device says to have signed and returns it; null unless it is one of
 * ours for this purpose. Whether the device signed it is verified afterwards.
 */
export async function takeSignedChallenge(
  { db, clock }: AccountsDeps,
  clientDataJSON: string,
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const now = new Date(clock.now());
  return (await takePasskeyChallenge(db, challenge, userId, now)) ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    // What contains other characters is none of ours, and a zero byte is no text for the database.
    const { challenge } = data;
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
