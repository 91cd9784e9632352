import { decimalsOf } from './formatter.ts';

/**
 * Returns a typed amount in the currency's minor units: 1850 for "18.50" or "18,5" USD. NaN for what is
 * no amount or has more decimals than the currency.
 */
export function parseAmount(text: string, currency: string): number {
  const decimals = decimalsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > decimals) return Number.NaN;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
