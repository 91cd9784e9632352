import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type DerivedKey, deriveKeys } from './derive-key.ts';
import type { ServerSecrets } from './server-secret.ts';

/** Encrypts and decrypts short texts for the database. */
export interface Encryption {
  encrypt(text: string): Buffer;
  /** Throws when the bytes were changed or encrypted with a key of no present secret. */
  decrypt(encrypted: Buffer): string;
  /** The same text encrypted with the newest key; null for one that is already. Throws as `decrypt` does. */
  renew(encrypted: Buffer): Buffer | null;
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a key for each purpose and secret. Each encrypted text is one version byte, a
 * random nonce, the tag and the cipher text.
 */
export function createEncryption(secrets: ServerSecrets, purpose: string): Encryption {
  // The label is part of the key: changing it would make stored values unreadable.
  const [newest, ...earlier] = deriveKeys(secrets, `seal:${purpose}`);
  const encrypt = (text: string) => encryptWith(newest, text);
  function decryptWithEarlier(encrypted: Buffer): string {
    for (const key of earlier) {
      const text = decryptWith(key, encrypted);
      if (text !== null) return text;
    }
    throw new Error('changed, or encrypted with a secret that is not set');
  }
  return {
    encrypt,
    decrypt: (encrypted) => decryptWith(newest, encrypted) ?? decryptWithEarlier(encrypted),
    renew: (encrypted) =>
      decryptWith(newest, encrypted) === null ? encrypt(decryptWithEarlier(encrypted)) : null,
  };
}

function encryptWith(key: DerivedKey, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), ciphertext]);
}

/** Null when this key did not encrypt these bytes. */
function decryptWith(key: DerivedKey, encrypted: Buffer): string | null {
  if (encrypted[0] !== VERSION) throw new Error('not encrypted by this version');
  const tagOffset = 1 + NONCE_BYTES;
  const nonce = encrypted.subarray(1, tagOffset);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  try {
    decipher.setAuthTag(encrypted.subarray(tagOffset, tagOffset + TAG_BYTES));
    const text = decipher.update(encrypted.subarray(tagOffset + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
