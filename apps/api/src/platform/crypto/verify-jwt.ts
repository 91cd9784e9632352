import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import type { DerivedKeys } from './derive-key.ts';

/** The claims of a JWT (HS256) that one of the keys signed; null for one that is forged, expired or unreadable. */
export async function verifyJwt<Claims extends JWTPayload>(
  keys: DerivedKeys,
  token: string,
  options: JWTVerifyOptions,
): Promise<Claims | null> {
  for (const key of keys)
    try {
      return (await jwtVerify<Claims>(token, key, { ...options, algorithms: ['HS256'] })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null;
    }
  return null;
}
