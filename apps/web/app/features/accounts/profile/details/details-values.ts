import type { Profile } from '@pulse/contract/client';
import { birthdayError as findBirthdayError } from '@pulse/domain';
import type { CountryCode } from 'libphonenumber-js/min';

/** The values of the form; an empty text is a missing value. */
export interface DetailsValues {
  full_name: string;
  birthday: string;
  phone: string;
  address: string;
}

/** The form values of a saved profile. */
export function toFormValues(profile: Profile): DetailsValues {
  return {
    full_name: profile.full_name,
    birthday: profile.birthday ?? '',
    phone: profile.phone ?? '',
    address: profile.address ?? '',
  };
}

const stripPhoneFormatting = (text: string) => text.replace(/[^\d+]/g, '');

/** Whether the form differs from the saved profile; the spacing of the phone number is ignored. */
export function isUnsaved(values: DetailsValues, profile: Profile): boolean {
  const saved = toFormValues(profile);
  return (
    values.full_name.trim() !== saved.full_name ||
    values.birthday !== saved.birthday ||
    values.address.trim() !== saved.address ||
    stripPhoneFormatting(values.phone) !== stripPhoneFormatting(saved.phone)
  );
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
