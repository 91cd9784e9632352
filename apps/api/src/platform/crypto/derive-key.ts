import { hkdfSync } from 'node:crypto';

/**
 * Derives a key of 32 bytes for one purpose from the server's secret (HKDF-SHA-256), so that no two
 * features sign or encrypt with the same key.
 */
export function deriveKey(serverSecret: string, purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', serverSecret, 'pulse', purpose, 32));
}
