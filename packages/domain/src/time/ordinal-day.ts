/** A day of the month that stands alone, not part of a time, of a larger number or of a year. */
const FIRST =
  /(?<![\d:.,])1(?=[\s\u00a0](?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)|[–-]\d)/;

/** The date as French writes it: the first of a month is "1er"; Intl formats it as "1". */
export function withOrdinalDay(language: string, date: string): string {
  return language.startsWith('fr') ? date.replace(FIRST, '1er') : date;
}
