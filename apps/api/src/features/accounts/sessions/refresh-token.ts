import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a refresh token says: which device's family, and which generation of it. */
export interface RefreshTokenClaims {
  sessionId: string;
  generation: number;
}

const TOKEN_FORMAT = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** Writes the refresh token of one generation; the same claim always makes the same token. */
export function createRefreshToken(
  key: Uint8Array,
  { sessionId, generation }: RefreshTokenClaims,
): string {
  const payload = `${sessionId}.${generation}`;
  return `${payload}.${sign(key, payload).toString('base64url')}`;
}

/** Reads a refresh token that this server wrote; null for anything else. */
export function parseRefreshToken(key: Uint8Array, token: string): RefreshTokenClaims | null {
  const [, sessionId, generation, signature] = TOKEN_FORMAT.exec(token) ?? [];
  if (!sessionId || !generation || !signature) return null;
  const actual = Buffer.from(signature, 'base64url');
  const expected = sign(key, `${sessionId}.${generation}`);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return { sessionId, generation: Number(generation) };
}

function sign(key: Uint8Array, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
