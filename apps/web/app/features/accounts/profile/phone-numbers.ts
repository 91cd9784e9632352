import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/** A number as it is kept (E.164) and as it is shown; null when no country would give it out. */
export interface PhoneNumber {
  kept: string;
  shown: string;
}

const supported = (country: CountryCode): CountryCode =>
  isSupportedCountry(country) ? country : 'LB';

/** Reads what a person wrote; without a country's code it is taken as a number of `country`. */
export function readPhone(written: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(written, supported(country));
  return number?.isValid() ? { kept: number.number, shown: number.formatInternational() } : null;
}

/** A mobile number of a country as it would be written from abroad. */
export function examplePhone(country: CountryCode): string {
  return getExampleNumber(supported(country), examples)?.formatInternational() ?? '';
}
