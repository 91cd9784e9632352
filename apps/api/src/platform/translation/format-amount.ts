import { type Money, minorUnitExponent } from '@pulse/domain';
import type { Language } from './translate.ts';

/** The locales of documents: English ones have the day first. */
export const DOCUMENT_LOCALE = { en: 'en-GB', fr: 'fr', de: 'de' } as const;

/** An amount for a document, with the code of its currency and all decimals. */
export function formatAmount(money: Money, language: Language): string {
  const { currency } = money;
  return formatDecimals(money, language, { style: 'currency', currency, currencyDisplay: 'code' });
}

/** The same without the currency, for a column whose head names it. */
export function formatAmountInColumn(money: Money, language: Language): string {
  return formatDecimals(money, language, {});
}

/** By our decimals: those of Intl leave out the cents of some currencies. */
function formatDecimals(
  { amount_minor, currency }: Money,
  language: Language,
  options: Intl.NumberFormatOptions,
): string {
  const digits = minorUnitExponent(currency);
  // A text, because a division would round large amounts.
  const decimal = `${amount_minor}E-${digits}` as `${number}`;
  return new Intl.NumberFormat(DOCUMENT_LOCALE[language], {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimal);
}
