import { type Money, minorUnitExponent } from '@pulse/domain';
import type { Language } from './translate.ts';

/** The locales of documents: English ones have the day first. */
export const DOCUMENT_LOCALE = { en: 'en-GB', fr: 'fr', de: 'de' } as const;

/**
 * An amount for a document, with the code of its currency and all decimals. By our decimals: those of
 * Intl leave out the cents of some currencies.
 */
export function formatAmount({ amount_minor, currency }: Money, language: Language): string {
  const digits = minorUnitExponent(currency);
  // A text, because a division would round large amounts.
  const decimal = `${amount_minor}E-${digits}` as `${number}`;
  return new Intl.NumberFormat(DOCUMENT_LOCALE[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimal);
}
