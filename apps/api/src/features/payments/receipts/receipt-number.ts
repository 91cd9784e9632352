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
