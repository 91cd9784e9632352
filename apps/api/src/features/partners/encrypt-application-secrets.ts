import { createHmac } from 'node:crypto';
import { normalizeAccount, normalizeTaxId } from '@pulse/domain';
import { deriveKey } from '../../platform/crypto/derive-key.ts';
import { createPartnerEncryption, lastCharactersOf } from '../accounts/index.ts';

/** The encryption of tax ids and bank accounts. */
export const createApplicationEncryption = createPartnerEncryption;

// A plain hash of a tax id could be found by trying all of them; the key of this one is secret.
function fingerprint(serverSecret: string, kind: string, normalized: string): Buffer {
  const key = deriveKey(serverSecret, `partner-application-${kind}-fingerprints`);
  return createHmac('sha256', key).update(normalized).digest();
}

/** The fingerprint of a tax id, however it is typed. */
export const fingerprintOfTaxId = (serverSecret: string, taxId: string) =>
  fingerprint(serverSecret, 'tax-id', normalizeTaxId(taxId));

/** The fingerprint of a bank account, likewise. */
export const fingerprintOfAccount = (serverSecret: string, bankAccount: string) =>
  fingerprint(serverSecret, 'account', normalizeAccount(bankAccount));

/** The columns of a tax id: encrypted, its last characters, and a fingerprint to find the same one. */
export function encryptTaxId(serverSecret: string, taxId: string) {
  return {
    tax_id_encrypted: createApplicationEncryption(serverSecret).encrypt(taxId),
    tax_id_hint: lastCharactersOf(taxId),
    tax_id_fingerprint: fingerprintOfTaxId(serverSecret, taxId),
  };
}

/** The columns of a bank account, likewise. */
export function encryptBankAccount(serverSecret: string, bankAccount: string) {
  return {
    bank_account_encrypted: createApplicationEncryption(serverSecret).encrypt(bankAccount),
    bank_account_hint: lastCharactersOf(bankAccount),
    bank_account_fingerprint: fingerprintOfAccount(serverSecret, bankAccount),
  };
}
