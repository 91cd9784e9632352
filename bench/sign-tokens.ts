import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { deriveKey } from '../apps/api/src/platform/crypto/derive-key.ts';

/** Longer than a comparison takes. */
const LIFETIME_S = 3600;

/** Whose token it is; a member unless it says otherwise. */
export interface TokenOwner {
  id: string;
  role?: 'member' | 'partner_admin';
  organisationId?: string;
}

/**
 * Bearer headers of the load members, signed with the servers' secret: signing in would hash a password for each, which takes longer than the bookings.
 */
export async function signTokens(pool: pg.Pool, secret: string, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM users WHERE email ~ '^member[0-9]+@pulse.test$' ORDER BY email LIMIT $1`,
    [count],
  );
  return rows.map((row) => signToken(secret, row));
}

/** The bearer header of one user. */
export function signToken(
  secret: string,
  { id, role = 'member', organisationId }: TokenOwner,
): string {
  const key = deriveKey(secret, 'access-token');
  const issued = Math.floor(Date.now() / 1000);
  const claims = {
    sub: id,
    role,
    org: organisationId ?? null,
    sid: id,
    family: id,
    language: 'en',
  };
  const parts = [{ alg: 'HS256' }, { ...claims, iat: issued, exp: issued + LIFETIME_S }];
  const text = parts.map((part) => base64Url(JSON.stringify(part))).join('.');
  return `Bearer ${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const base64Url = (text: string) => Buffer.from(text).toString('base64url');
