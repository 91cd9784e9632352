import type { CountryCode } from 'libphonenumber-js/min';

/** Time zones of the countries that Pulse serves, and of neighbouring ones. */
const countryByTimeZone: Record<string, CountryCode> = {
  'Asia/Beirut': 'LB',
  'Asia/Dubai': 'AE',
  'Asia/Amman': 'JO',
  'Asia/Riyadh': 'SA',
  'Asia/Kuwait': 'KW',
  'Asia/Qatar': 'QA',
  'Asia/Nicosia': 'CY',
  'Asia/Damascus': 'SY',
  'Africa/Cairo': 'EG',
  'Africa/Tunis': 'TN',
  'Africa/Casablanca': 'MA',
  'Africa/Dakar': 'SN',
  'Africa/Abidjan': 'CI',
  'Europe/Istanbul': 'TR',
  'Europe/Paris': 'FR',
  'Europe/Brussels': 'BE',
  'Europe/Luxembourg': 'LU',
  'Europe/Zurich': 'CH',
  'Europe/Vienna': 'AT',
  'Europe/Berlin': 'DE',
  'Europe/London': 'GB',
  'America/Toronto': 'CA',
  'America/Montreal': 'CA',
  'America/New_York': 'US',
};
const countryByLanguage: Record<string, CountryCode> = { fr: 'FR', de: 'DE' };

/**
 * The most likely country of a phone number without a country code: that of the member's time zone,
 * else of the region in a browser language (fr-CH), else of the language, else Lebanon, where most
 * members are.
 */
export function guessCountry(timeZone: string, languages: readonly string[]): CountryCode {
  const byZone = countryByTimeZone[timeZone];
  if (byZone) return byZone;
  for (const tag of languages) {
    const [language = '', region] = tag.split('-');
    if (region && /^[A-Z]{2}$/.test(region)) return region as CountryCode;
    const country = countryByLanguage[language];
    if (country) return country;
  }
  return 'LB';
}
