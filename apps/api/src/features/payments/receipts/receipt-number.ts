import type { ReceiptKind } from './receipts.store.ts';

/** The number as it is printed: `R-2026-000042` of a receipt, `C-2026-000007` of a credit note. */
export function receiptNumber({
  kind,
  year,
  number,
}: {
  kind: string;
  year: number;
  number: number;
}): string {
  return `${kind === 'receipt' ? 'R' : 'C'}-${year}-${String(number).padStart(6, '0')}`;
}

/** What a printed number consists of. */
export interface PrintedNumber {
  kind: ReceiptKind;
  year: number;
  number: number;
}

/** Reads a printed number, also one typed without its zeros or in small letters; null for others. */
export function readReceiptNumber(text: string): PrintedNumber | null {
  const [, letter, year, number] = /^([RC])-(\d{4})-(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (!letter) return null;
  const kind = letter.toUpperCase() === 'R' ? 'receipt' : 'credit_note';
  return { kind, year: Number(year), number: Number(number) };
}
