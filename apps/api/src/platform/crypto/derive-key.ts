import { hkdfSync } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose, derived from the server's secret (HKDF-SHA-256), so that no
 * two features sign or seal with the same key.
 */
export function deriveKey(serverSecret: string, purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', serverSecret, 'pulse', purpose, 32));
}
