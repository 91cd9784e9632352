import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token for links and sessions: 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What the database stores of a token: its SHA-256, so that a stolen backup contains no usable
 * token.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
