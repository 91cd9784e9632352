import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { InvalidInput } from '../../../platform/http/problems/field-problems.ts';

/**
 * Parses a phone number with a country code, as a person writes it, and returns it in E.164 format.
 * Rejects, at `field`, a number that no country assigns.
 */
export function parsePhoneNumber(input: string, field = 'phone'): string {
  const parsed = parsePhoneNumberFromString(input);
  if (parsed?.isValid()) return parsed.number;
  const params = { code: 'phone_invalid' };
  throw new InvalidInput([
    { code: 'custom', path: [field], message: 'no number', input: undefined, params },
  ]);
}
