import type { Encryption } from '../../platform/crypto/encryption.ts';
import { createPartnerEncryption, lastCharactersOf } from '../accounts/index.ts';

/** The encryption of tax ids and bank accounts. */
export const createApplicationEncryption = createPartnerEncryption;

/** The encrypted columns of an application. */
export function encryptSecrets(
  encryption: Encryption,
  secrets: { tax_id: string; bank_account: string },
) {
  return {
    ...encryptTaxId(encryption, secrets.tax_id),
    ...encryptBankAccount(encryption, secrets.bank_account),
  };
}

/** The encrypted columns of a tax id. */
export function encryptTaxId(encryption: Encryption, taxId: string) {
  return { tax_id_encrypted: encryption.encrypt(taxId), tax_id_hint: lastCharactersOf(taxId) };
}

/** The encrypted columns of a bank account. */
export function encryptBankAccount(encryption: Encryption, bankAccount: string) {
  return {
    bank_account_encrypted: encryption.encrypt(bankAccount),
    bank_account_hint: lastCharactersOf(bankAccount),
  };
}
