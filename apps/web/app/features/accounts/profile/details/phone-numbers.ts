import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/** A number as it is kept (E.164) and as it is shown; null when no country would give it out. */
export interface PhoneNumber {
  e164: string;
  formatted: string;
}

const supportedCountry = (country: CountryCode): CountryCode =>
  isSupportedCountry(country) ? country : 'LB';

/** Reads what a person wrote; without a country's code it is taken as a number of `country`. */
export function parsePhone(text: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, supportedCountry(country));
  return number?.isValid()
    ? { e164: number.number, formatted: number.formatInternational() }
    : null;
}

/** A mobile number of a country as it would be written from abroad. */
export function examplePhoneNumber(country: CountryCode): string {
  return getExampleNumber(supportedCountry(country), examples)?.formatInternational() ?? '';
}
