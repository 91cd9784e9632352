import { createHmac } from 'node:crypto';
import { normalizeAccount, normalizeTaxId } from '@pulse/domain';
import { deriveKeys } from '../../platform/crypto/derive-key.ts';
import type { ServerSecrets } from '../../platform/crypto/server-secret.ts';
import { createPartnerEncryption, lastCharactersOf } from '../accounts/index.ts';

/** The encryption of tax ids and bank accounts. */
export const createApplicationEncryption = createPartnerEncryption;

// A plain hash of a tax id could be found by trying all of them; the key of this one is secret.
function fingerprint(secrets: ServerSecrets, kind: string, normalized: string): Buffer {
  const [key] = deriveKeys(secrets, `partner-application-${kind}-fingerprints`);
  return createHmac('sha256', key).update(normalized).digest();
}

/** The fingerprint of a tax id, however it is typed. */
export const fingerprintOfTaxId = (secrets: ServerSecrets, taxId: string) =>
  fingerprint(secrets, 'tax-id', normalizeTaxId(taxId));

/** The fingerprint of a bank account, likewise. */
export const fingerprintOfAccount = (secrets: ServerSecrets, bankAccount: string) =>
  fingerprint(secrets, 'account', normalizeAccount(bankAccount));

/** The columns of a tax id: encrypted, its last characters, and a fingerprint to find the same one. */
export function encryptTaxId(secrets: ServerSecrets, taxId: string) {
  return {
    tax_id_encrypted: createApplicationEncryption(secrets).encrypt(taxId),
    tax_id_hint: lastCharactersOf(taxId),
    tax_id_fingerprint: fingerprintOfTaxId(secrets, taxId),
  };
}

/** The columns of a bank account, likewise. */
export function encryptBankAccount(secrets: ServerSecrets, bankAccount: string) {
  return {
    bank_account_encrypted: createApplicationEncryption(secrets).encrypt(bankAccount),
    bank_account_hint: lastCharactersOf(bankAccount),
    bank_account_fingerprint: fingerprintOfAccount(secrets, bankAccount),
  };
}
