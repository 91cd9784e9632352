import { createHash } from 'node:crypto';
import { SECOND_FACTOR_CHALLENGE_LIFETIME } from '@pulse/domain';
import { type JWTPayload, SignJWT } from 'jose';
import { deriveKeys } from '../../../platform/crypto/derive-key.ts';
import { verifyJwt } from '../../../platform/crypto/verify-jwt.ts';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { UserRow } from '../users/users.store.ts';
import { findSecondFactor } from './second-factors.store.ts';

/** Who has passed the first step, and with which password. */
interface Challenge {
  userId: string;
  passwordMark: string;
}

const keysOf = ({ config }: AccountsDeps) => deriveKeys(config.secrets, 'second-factor-challenge');

/** Tells one password of a user from the next without telling anything about it. */
export function passwordMarkOf({ password_hash }: Pick<UserRow, 'password_hash'>): string {
  return createHash('sha256')
    .update(password_hash ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** Refuses with a challenge when this user signs in with a second factor; null otherwise. */
export async function demandSecondFactor(
  accounts: AccountsDeps,
  tx: Tx,
  user: UserRow,
): Promise<Refusal | null> {
  const factor = await findSecondFactor(tx, user.id);
  if (!factor?.enabled_at) return null;
  const expiresAt = accounts.clock.now() + SECOND_FACTOR_CHALLENGE_LIFETIME;
  const challenge = await new SignJWT({ password: passwordMarkOf(user) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(keysOf(accounts)[0]);
  return refuse('second_factor_required', { challenge });
}

/** Reads a challenge of this server; null for one that is forged or older than five minutes. */
export async function readChallenge(
  accounts: AccountsDeps,
  challenge: string,
): Promise<Challenge | null> {
  const claims = await verifyJwt<JWTPayload & { password: string }>(keysOf(accounts), challenge, {
    currentDate: new Date(accounts.clock.now()),
    requiredClaims: ['sub', 'exp', 'password'],
  });
  return claims && { userId: claims.sub ?? '', passwordMark: claims.password };
}
