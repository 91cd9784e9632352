import type { ReceiptKind } from './receipts.store.ts';

/**
 * The number as it is printed: `R-2026-000042` of a receipt, `C-2026-000007` of a credit note,
 * `R-LYO-2026-000042` in the series LYO.
 */
export function receiptNumber({
  kind,
  series,
  year,
  number,
}: {
  kind: string;
  series: string;
  year: number;
  number: number;
}): string {
  const letter = kind === 'receipt' ? 'R' : 'C';
  return [letter, ...(series ? [series] : []), year, String(number).padStart(6, '0')].join('-');
}

/** What a printed number consists of. */
export interface PrintedNumber {
  kind: ReceiptKind;
  series: string;
  year: number;
  number: number;
}

/** Reads a printed number, also one typed without its zeros or in small letters; null for others. */
export function readReceiptNumber(text: string): PrintedNumber | null {
  const [, letter, series = '', year, number] =
    /^([RC])(?:-([A-Z]{2,5}))?-(\d{4})-(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (!letter) return null;
  const kind = letter.toUpperCase() === 'R' ? 'receipt' : 'credit_note';
  return { kind, series: series.toUpperCase(), year: Number(year), number: Number(number) };
}
