import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { InvalidInput } from '../../../platform/http/problems/field-problems.ts';

/**
 * A phone number as it is stored: E.164. Takes what a person writes with a country's code; refuses,
 * at its field, what no country would give out.
 */
export function parsePhoneNumber(input: string): string {
  const parsed = parsePhoneNumberFromString(input);
  if (parsed?.isValid()) return parsed.number;
  const params = { code: 'phone_invalid' };
  throw new InvalidInput([
    { code: 'custom', path: ['phone'], message: 'no number', input: undefined, params },
  ]);
}
