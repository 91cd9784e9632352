import { createInstance } from 'i18next';
import de from '../../../locales/de/receipts.json' with { type: 'json' };
import en from '../../../locales/en/receipts.json' with { type: 'json' };
import fr from '../../../locales/fr/receipts.json' with { type: 'json' };
import { formatAmount } from '../../../platform/translation/format-amount.ts';
import { formatUtcDay } from '../../../platform/translation/format-document-date.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { receiptNumber } from './receipt-number.ts';
import type { ReceiptRow } from './receipts.store.ts';

const translations = createInstance();
await translations.init({
  fallbackLng: 'en',
  resources: { en: { translation: en }, fr: { translation: fr }, de: { translation: de } },
  interpolation: { escapeValue: false },
});

/** Everything that a document says, in one language. */
export interface ReceiptTexts {
  title: string;
  number: string;
  seller: string[];
  /** Label and value, one below the other. */
  facts: [label: string, value: string][];
  item: string;
  itemLabel: string;
  amount: string;
  amountLabel: string;
  totalLabel: string;
  taxLine: string;
}

/** Writes out a document: dates in UTC, as its number counts them, amounts with all decimals. */
export function receiptTexts(receipt: ReceiptRow, language: Language): ReceiptTexts {
  const say = (key: string) => translations.t(key, { lng: language });
  const { of_series, of_year, of_number } = receipt;
  const facts: [string, string][] = [[say('date'), formatUtcDay(receipt.issued_at, language)]];
  if (receipt.buyer_name) facts.push([say('buyer'), receipt.buyer_name]);
  if (of_series !== null && of_year !== null && of_number !== null) {
    const number = receiptNumber({
      kind: 'receipt',
      series: of_series,
      year: of_year,
      number: of_number,
    });
    facts.push([say('refundOf'), number]);
  }
  const details = [say(`purpose.${receipt.purpose}`)];
  if (receipt.billing_interval) details.push(say(`interval.${receipt.billing_interval}`));
  return {
    title: say(`title.${receipt.kind}`),
    number: receiptNumber(receipt),
    seller: [receipt.seller_name, receipt.seller_address].filter(Boolean),
    facts,
    itemLabel: say('item'),
    item: `${receipt.title} (${details.join(', ')})`,
    amountLabel: say('amount'),
    amount: formatAmount(receipt, language),
    totalLabel: say(`total.${receipt.kind}`),
    taxLine: receipt.tax_line,
  };
}
