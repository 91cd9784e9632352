/** Where prices are in another currency than the US dollar, which most venues use. */
const currencyByZone: Record<string, string> = {
  'Europe/Zurich': 'CHF',
  'Europe/London': 'GBP',
  'Europe/Istanbul': 'TRY',
  'Africa/Cairo': 'EGP',
  'Africa/Tunis': 'TND',
  'Africa/Casablanca': 'MAD',
  'Africa/Dakar': 'XOF',
  'Africa/Abidjan': 'XOF',
  'Asia/Amman': 'JOD',
  'Asia/Dubai': 'AED',
  'Asia/Kuwait': 'KWD',
  'Asia/Nicosia': 'EUR',
  'Asia/Qatar': 'QAR',
  'Asia/Riyadh': 'SAR',
  'America/Toronto': 'CAD',
  'America/Montreal': 'CAD',
};

/** The currencies to choose from, the most usual first. */
export const currencies = [
  ...new Set(['USD', 'EUR', 'CHF', 'GBP', ...Object.values(currencyByZone)]),
];

/** The currency that a venue in this time zone most likely has its prices in. */
export function currencyOfZone(timeZone: string): string {
  const other = timeZone.startsWith('Europe/') ? 'EUR' : 'USD';
  return currencyByZone[timeZone] ?? other;
}
