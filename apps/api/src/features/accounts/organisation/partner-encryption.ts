import { createEncryption, type Encryption } from '../../../platform/crypto/encryption.ts';
import type { ServerSecrets } from '../../../platform/crypto/server-secret.ts';

/**
 * The encryption of tax ids and bank accounts. Applications and organisations share it: what is
 * approved passes to the organisation without being decrypted.
 */
export function createPartnerEncryption(secrets: ServerSecrets): Encryption {
  return createEncryption(secrets, 'partner-applications');
}

/** The last four characters of a long value, which are shown without decrypting it. */
export function lastCharactersOf(secret: string): string {
  const compact = secret.replaceAll(/\s/g, '');
  return compact.length >= 8 ? `•••• ${compact.slice(-4)}` : '••••';
}
