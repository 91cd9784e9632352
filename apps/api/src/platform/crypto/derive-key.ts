import { hkdfSync } from 'node:crypto';
import type { ServerSecrets } from './server-secret.ts';

/** A key of 32 bytes for one purpose. */
export type DerivedKey = Uint8Array<ArrayBuffer>;
/** The keys of one purpose, one of each secret, the newest first. */
export type DerivedKeys = readonly [DerivedKey, ...DerivedKey[]];

/**
 * Derives a key for one purpose from one secret (HKDF-SHA-256), so that no two features sign or
 * encrypt with the same key.
 */
export function deriveKey(serverSecret: string, purpose: string): DerivedKey {
  return new Uint8Array(hkdfSync('sha256', serverSecret, 'pulse', purpose, 32));
}

/** The keys of one purpose: the first signs and encrypts, each of them verifies and decrypts. */
export function deriveKeys([newest, ...earlier]: ServerSecrets, purpose: string): DerivedKeys {
  return [deriveKey(newest, purpose), ...earlier.map((secret) => deriveKey(secret, purpose))];
}
