import type { Profile } from '@pulse/contract/client';
import { birthdayError as findBirthdayError } from '@pulse/domain';
import type { CountryCode } from 'libphonenumber-js/min';

/** The values of the form; an empty text is a missing value. */
export interface DetailsValues {
  full_name: string;
  birthday: string;
  /** Without spacing, so that the saved number is no change, however it is shown. */
  phone: string;
  address: string;
}

/** A typed phone number without the characters that only group its digits. */
export const withoutSpacing = (text: string) => text.replace(/[\s().-]/g, '');

/** The form values of a saved profile. */
export function toFormValues(profile: Profile): DetailsValues {
  return {
    full_name: profile.full_name,
    birthday: profile.birthday ?? '',
    phone: withoutSpacing(profile.phone ?? ''),
    address: profile.address ?? '',
  };
}

/** Translation keys of the field errors, in the namespace `profile`. */
type DetailsErrorKey =
  | 'nameNeeded'
  | 'phoneWrong'
  | 'birthday_in_future'
  | 'birthday_under_age'
  | 'birthday_too_long_ago';
export type DetailsErrors = Partial<Record<keyof DetailsValues, DetailsErrorKey>>;

/**
 * Validates the form on a date (`today`, YYYY-MM-DD): the errors by field, the phone number to save
 * (E.164, or null) and an example of a valid number of the country.
 */
export async function validateDetails(
  values: DetailsValues,
  { today, country }: { today: string; country: CountryCode },
): Promise<{ errors: DetailsErrors; phone: string | null; example: string }> {
  const errors: DetailsErrors = {};
  if (values.full_name.trim().length < 2) errors.full_name = 'nameNeeded';
  const birthdayError = values.birthday ? findBirthdayError(values.birthday, today) : null;
  if (birthdayError) errors.birthday = birthdayError;
  if (values.phone.trim() === '') return { errors, phone: null, example: '' };
  const { examplePhoneNumber, parsePhone } = await import('#ui/forms/phone/phone-numbers.ts');
  const phone = parsePhone(values.phone, country);
  if (!phone) errors.phone = 'phoneWrong';
  return { errors, phone: phone?.e164 ?? null, example: examplePhoneNumber(country) };
}
