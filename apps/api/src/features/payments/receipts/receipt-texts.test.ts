import { expect, test } from 'vitest';
import { receiptTexts } from './receipt-texts.ts';
import type { ReceiptRow } from './receipts.store.ts';

const CREDIT_NOTE: ReceiptRow = {
  id: '',
  kind: 'credit_note',
  series: '',
  year: 2026,
  number: 7,
  amount_minor: 980_000_000_001,
  currency: 'LBP',
  title: 'Pulse Plus',
  buyer_name: 'Rita Haddad',
  seller_name: 'Pulse SAL',
  seller_address: '',
  tax_line: 'VAT 11% included',
  issued_at: new Date('2026-12-31T23:30:00Z'),
  purpose: 'membership',
  billing_interval: 'year',
  of_series: '',
  of_year: 2026,
  of_number: 42,
};

test('a credit note names its receipt and the amount to the last unit, in each language', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  const { title, number, facts, item, amount, seller } = receiptTexts(CREDIT_NOTE, 'en');
  expect({ title, number, facts, item, amount: plain(amount), seller }).toEqual({
    title: 'Credit note',
    number: 'C-2026-000007',
    facts: [
      ['Date', '31 December 2026'],
      ['Issued to', 'Rita Haddad'],
      ['For receipt', 'R-2026-000042'],
    ],
    item: 'Pulse Plus (membership, one year)',
    amount: 'LBP 9,800,000,000.01',
    seller: ['Pulse SAL'],
  });
  expect(plain(receiptTexts(CREDIT_NOTE, 'fr').amount)).toBe('9 800 000 000,01 LBP');
  expect(receiptTexts(CREDIT_NOTE, 'de').title).toBe('Gutschrift');
});

test.each([
  ['JPY', 'JPY 1,234'],
  ['USD', 'USD 12.34'],
  ['KWD', 'KWD 1.234'],
])('an amount in %s has the decimals of its currency', (currency, printed) => {
  const { amount } = receiptTexts({ ...CREDIT_NOTE, amount_minor: 1234, currency }, 'en');
  expect(amount.replaceAll(/\s/g, ' ')).toBe(printed);
});

test('a receipt of a deleted account has no name', () => {
  const { facts } = receiptTexts({ ...CREDIT_NOTE, buyer_name: null }, 'en');
  expect(facts.map(([label]) => label)).toEqual(['Date', 'For receipt']);
});
