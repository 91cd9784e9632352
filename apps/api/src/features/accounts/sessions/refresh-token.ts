import type { DerivedKeys } from '../../../platform/crypto/derive-key.ts';
import { isSigned, sign } from '../../../platform/crypto/signature.ts';

/** The claims of a refresh token: the user session and the generation of the token. */
export interface RefreshTokenClaims {
  sessionId: string;
  generation: number;
}

const TOKEN_FORMAT = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** Creates the refresh token of a generation; the same claims always give the same token. */
export function createRefreshToken(
  keys: DerivedKeys,
  { sessionId, generation }: RefreshTokenClaims,
): string {
  const payload = `${sessionId}.${generation}`;
  return `${payload}.${sign(keys, payload)}`;
}

/** Parses a refresh token that this server created; null for anything else. */
export function parseRefreshToken(keys: DerivedKeys, token: string): RefreshTokenClaims | null {
  const [, sessionId, generation, signature] = TOKEN_FORMAT.exec(token) ?? [];
  if (!sessionId || !generation || !signature) return null;
  if (!isSigned(keys, `${sessionId}.${generation}`, signature)) return null;
  return { sessionId, generation: Number(generation) };
}
