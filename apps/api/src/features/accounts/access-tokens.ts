import { ACCESS_TOKEN_LIFETIME, type Role } from '@pulse/domain';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { deriveKey } from '../../platform/crypto/derive-key.ts';
import type { Member } from '../../platform/http/guard.ts';

/** Verified tokens are remembered for their life; this many at most, the oldest goes first. */
const MOST_REMEMBERED = 20_000;

/** What an access token says, in the short names of its payload. */
interface Claims extends JWTPayload {
  role: Role;
  org: string | null;
  family: string;
  language: Member['language'];
}

/** Signs access tokens and reads them back. */
export interface AccessTokens {
  sign(member: Member): Promise<string>;
  /** The member of a token that was verified before and still lives; costs one look-up. */
  remembered(token: string): Member | null;
  /** The member of a valid token; null for one that is forged, expired or unreadable. */
  verify(token: string): Promise<Member | null>;
}

/** Access tokens are JWTs, HS256, that live 15 minutes. */
export function createAccessTokens(serverSecret: string, clock: Clock): AccessTokens {
  const key = deriveKey(serverSecret, 'access-token');
  const verified = new Map<string, { member: Member; expiresAt: number }>();

  function remember(token: string, member: Member, expiresAt: number): Member {
    const [oldest] = verified.keys();
    if (verified.size >= MOST_REMEMBERED && oldest) verified.delete(oldest);
    verified.set(token, { member, expiresAt });
    return member;
  }

  return {
    sign({ id, role, organisationId, familyId, language }) {
      const now = clock.now();
      return new SignJWT({ role, org: organisationId, family: familyId, language })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor((now + ACCESS_TOKEN_LIFETIME) / 1000))
        .sign(key);
    },
    remembered(token) {
      const known = verified.get(token);
      if (!known) return null;
      if (known.expiresAt > clock.now()) return known.member;
      verified.delete(token);
      return null;
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify<Claims>(token, key, {
          algorithms: ['HS256'],
          currentDate: new Date(clock.now()),
          requiredClaims: ['sub', 'exp', 'role', 'family'],
        });
        const { sub: id = '', role, org: organisationId, family: familyId, language } = payload;
        const member = { id, role, organisationId, familyId, language };
        return remember(token, member, (payload.exp ?? 0) * 1000);
      } catch {
        return null;
      }
    },
  };
}
