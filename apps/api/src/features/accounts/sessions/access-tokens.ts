import { ACCESS_TOKEN_LIFETIME, type EpochMs, type Role } from '@pulse/domain';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { deriveKey } from '../../../platform/crypto/derive-key.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';

/** Verified tokens are remembered for their life; this many at most, the oldest goes first. */
const MAX_CACHED_TOKENS = 20_000;

/** What an access token says, in the short names of its payload. */
interface Claims extends JWTPayload {
  role: Role;
  org: string | null;
  family: string;
  language: AuthenticatedUser['language'];
}

/** Signs access tokens and reads them back. */
export interface AccessTokens {
  sign(member: AuthenticatedUser): Promise<string>;
  /** The member of a token that was verified before and still lives; costs one look-up. */
  cached(token: string): AuthenticatedUser | null;
  /** The member of a valid token; null for one that is forged, expired or unreadable. */
  verify(token: string): Promise<AuthenticatedUser | null>;
}

/** Access tokens are JWTs, HS256, that live 15 minutes. */
export function createAccessTokens(serverSecret: string, clock: Clock): AccessTokens {
  const key = deriveKey(serverSecret, 'access-token');
  const cache = new Map<string, { member: AuthenticatedUser; expiresAt: EpochMs }>();

  function addToCache(
    token: string,
    member: AuthenticatedUser,
    expiresAt: EpochMs,
  ): AuthenticatedUser {
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED_TOKENS && oldest) cache.delete(oldest);
    cache.set(token, { member, expiresAt });
    return member;
  }

  return {
    sign({ id, role, organisationId, sessionId, language }) {
      const now = clock.now();
      return new SignJWT({ role, org: organisationId, family: sessionId, language })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + ACCESS_TOKEN_LIFETIME) / 1000))
        .sign(key);
    },
    cached(token) {
      const entry = cache.get(token);
      if (!entry) return null;
      if (entry.expiresAt > clock.now()) return entry.member;
      cache.delete(token);
      return null;
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify<Claims>(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(clock.now()),
          requiredClaims: ['sub', 'exp', 'role', 'family'],
        });
        const { sub: id = '', role, org: organisationId, family: sessionId, language } = payload;
        const member = { id, role, organisationId, familyId: sessionId, language };
        return addToCache(token, member, (payload.exp ?? 0) * 1000);
      } catch {
        return null;
      }
    },
  };
}
