import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DerivedKey, DerivedKeys } from './derive-key.ts';

/** Signs a text with the newest key: HMAC-SHA-256 in base64url, 43 characters. */
export function sign([newest]: DerivedKeys, text: string): string {
  return hmac(newest, text).toString('base64url');
}

/** Whether one of the keys made this signature of the text, compared in constant time. */
export function isSigned(keys: DerivedKeys, text: string, signature: string): boolean {
  const actual = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = hmac(key, text);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

const hmac = (key: DerivedKey, text: string) => createHmac('sha256', key).update(text).digest();
