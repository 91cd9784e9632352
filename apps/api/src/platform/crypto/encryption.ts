import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

/** Encrypts and decrypts short texts for the database. */
export interface Encryption {
  encrypt(text: string): Buffer;
  /** Throws when the bytes were changed or encrypted with another key. */
  decrypt(encrypted: Buffer): string;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a key for each purpose, derived from the server's secret. Each encrypted text is
 * one version byte, a random nonce, the tag and the cipher text.
 */
export function createEncryption(serverSecret: string, purpose: string): Encryption {
  // The label is part of the key: changing it would make stored values unreadable.
  const key = deriveKey(serverSecret, `seal:${purpose}`);
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), ciphertext]);
    },
    decrypt(encrypted) {
      if (encrypted[0] !== VERSION) throw new Error('not encrypted by this version');
      const tagOffset = 1 + NONCE_BYTES;
      const nonce = encrypted.subarray(1, tagOffset);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(encrypted.subarray(tagOffset, tagOffset + TAG_BYTES));
      const text = decipher.update(encrypted.subarray(tagOffset + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
