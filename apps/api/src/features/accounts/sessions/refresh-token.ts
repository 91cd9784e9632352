import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of a refresh token: the user session and the generation of the token. */
export interface RefreshTokenClaims {
  sessionId: string;
  generation: number;
}

const TOKEN_FORMAT = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** Creates the refresh token of a generation; the same claims always give the same token. */
export function createRefreshToken(
  key: Uint8Array,
  { sessionId, generation }: RefreshTokenClaims,
): string {
  const payload = `${sessionId}.${generation}`;
  return `${payload}.${sign(key, payload).toString('base64url')}`;
}

/** Parses a refresh token that this server created; null for anything else. */
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
