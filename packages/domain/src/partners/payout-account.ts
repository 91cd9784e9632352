import { ibanPatternOf } from './iban-structures.ts';

/** A bank account as a person types it: an IBAN, or a local number with the bank's name. */
export interface PayoutAccount {
  bank_account: string;
  bank_name: string;
}

/** What is wrong with a payout account, and at which field. */
export interface PayoutAccountFault {
  field: 'bank_account' | 'bank_name';
  fault:
    | 'account_invalid'
    | 'iban_country_unknown'
    | 'iban_invalid'
    | 'iban_check_digits_wrong'
    | 'bank_name_missing';
}

/** The account without its separators, in capitals: two ways to type one account become equal. */
export function normalizeAccount(account: string): string {
  return account.replaceAll(/[\s./-]/g, '').toUpperCase();
}

/** Whether the text is meant as an IBAN: two letters, then two digits. */
export function looksLikeIban(account: string): boolean {
  return /^[A-Z]{2}\d{2}/.test(normalizeAccount(account));
}

/**
 * What is wrong with a payout account; null when nothing is. An IBAN needs the length and kind of
 * characters of its country and right check digits (ISO 7064, modulo 97). A local number has 5 to 34
 * letters and digits, at least 5 of them digits, and needs the name of its bank.
 */
export function payoutAccountFault(account: PayoutAccount): PayoutAccountFault | null {
  const number = normalizeAccount(account.bank_account);
  if (looksLikeIban(number)) {
    const fault = ibanFault(number);
    return fault && { field: 'bank_account', fault };
  }
  const digits = number.replaceAll(/\D/g, '');
  if (!/^[A-Z\d]{5,34}$/.test(number) || digits.length < 5 || /^(\d)\1*$/.test(digits))
    return { field: 'bank_account', fault: 'account_invalid' };
  if (account.bank_name.trim().length < 2)
    return { field: 'bank_name', fault: 'bank_name_missing' };
  return null;
}

function ibanFault(iban: string) {
  const pattern = ibanPatternOf(iban.slice(0, 2));
  if (!pattern) return 'iban_country_unknown';
  if (!pattern.test(iban.slice(4))) return 'iban_invalid';
  return remainderBy97(iban) === 1 ? null : 'iban_check_digits_wrong';
}

// The country and check digits go to the end, letters become 10 to 35; too long for one number.
function remainderBy97(iban: string): number {
  const text = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
