import { ACCESS_TOKEN_LIFETIME, type EpochMs, type Role } from '@pulse/domain';
import { type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { deriveKeys } from '../../../platform/crypto/derive-key.ts';
import type { ServerSecrets } from '../../../platform/crypto/server-secret.ts';
import { verifyJwt } from '../../../platform/crypto/verify-jwt.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';

/** At most this many verified tokens are cached until they expire; the oldest is evicted first. */
const MAX_CACHED_TOKENS = 20_000;

/** The claims of an access token, under the short names of its payload. */
interface Claims extends JWTPayload {
  role: Role;
  org: string | null;
  /** Id of the user session, the registered claim of OpenID Connect. */
  sid: string;
  language: AuthenticatedUser['language'];
}

/** Signs access tokens and reads them back. */
export interface AccessTokens {
  sign(user: AuthenticatedUser): Promise<string>;
  /** The user of a token that was verified before and has not expired; one map lookup. */
  cached(token: string): AuthenticatedUser | null;
  /** The user of a valid token; null for one that is forged, expired or unreadable. */
  verify(token: string): Promise<AuthenticatedUser | null>;
}

/** Access tokens are JWTs (HS256) that expire after 15 minutes. */
export function createAccessTokens(secrets: ServerSecrets, clock: Clock): AccessTokens {
  const keys = deriveKeys(secrets, 'access-token');
  const cache = new Map<string, { user: AuthenticatedUser; expiresAt: EpochMs }>();

  function addToCache(
    token: string,
    user: AuthenticatedUser,
    expiresAt: EpochMs,
  ): AuthenticatedUser {
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED_TOKENS && oldest) cache.delete(oldest);
    cache.set(token, { user, expiresAt });
    return user;
  }

  return {
    sign({ id, role, organisationId, sessionId, language }) {
      const now = clock.now();
      return new SignJWT({ role, org: organisationId, sid: sessionId, language })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + ACCESS_TOKEN_LIFETIME) / 1000))
        .sign(keys[0]);
    },
    cached(token) {
      const entry = cache.get(token);
      if (!entry) return null;
      if (entry.expiresAt > clock.now()) return entry.user;
      cache.delete(token);
      return null;
    },
    async verify(token) {
      const claims = await verifyJwt<Claims>(keys, token, {
        currentDate: new Date(clock.now()),
        requiredClaims: ['sub', 'exp', 'role', 'sid'],
      });
      if (!claims) return null;
      const { sub: id = '', role, org: organisationId, sid: sessionId, language } = claims;
      const user = { id, role, organisationId, sessionId, language };
      return addToCache(token, user, (claims.exp ?? 0) * 1000);
    },
  };
}
