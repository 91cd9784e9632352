import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/** A valid number: as it is stored (E.164) and as it is shown. */
export interface PhoneNumber {
  e164: string;
  formatted: string;
}

const supportedCountry = (country: CountryCode): CountryCode =>
  isSupportedCountry(country) ? country : 'LB';

/** Parses a typed number; without a country code it is one of `country`. Null when it is invalid. */
export function parsePhone(text: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, supportedCountry(country));
  return number?.isValid()
    ? { e164: number.number, formatted: number.formatInternational() }
    : null;
}

/** An example mobile number of a country in international format. */
export function examplePhoneNumber(country: CountryCode): string {
  return getExampleNumber(supportedCountry(country), examples)?.formatInternational() ?? '';
}
