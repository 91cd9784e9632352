import { createSeal, type Seal } from '../../platform/crypto/seal.ts';

/** The seal over tax ids and bank accounts. */
export function partnerSeal(serverSecret: string): Seal {
  return createSeal(serverSecret, 'partner-applications');
}

/** What reviewers see of a sealed value without opening it: its last four characters, if it is long. */
function hintOf(secret: string): string {
  const bare = secret.replaceAll(/\s/g, '');
  return bare.length >= 8 ? `•••• ${bare.slice(-4)}` : '••••';
}

/** The sealed columns of an application. */
export function sealSecrets(seal: Seal, secrets: { tax_id: string; bank_account: string }) {
  return { ...sealTaxId(seal, secrets.tax_id), ...sealBankAccount(seal, secrets.bank_account) };
}

/** The sealed columns of a tax id. */
export function sealTaxId(seal: Seal, taxId: string) {
  return { tax_id_sealed: seal.seal(taxId), tax_id_hint: hintOf(taxId) };
}

/** The sealed columns of a bank account. */
export function sealBankAccount(seal: Seal, bankAccount: string) {
  return { bank_account_sealed: seal.seal(bankAccount), bank_account_hint: hintOf(bankAccount) };
}
