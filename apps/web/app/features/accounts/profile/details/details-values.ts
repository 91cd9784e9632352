import type { Profile } from '@pulse/contract/client';
import { birthdayError } from '@pulse/domain';
import type { CountryCode } from 'libphonenumber-js/min';

/** What the form holds while it is written; empty is "not said". */
export interface DetailsValues {
  full_name: string;
  birthday: string;
  phone: string;
  address: string;
}

export function toFormValues(profile: Profile): DetailsValues {
  return {
    full_name: profile.full_name,
    birthday: profile.birthday ?? '',
    phone: profile.phone ?? '',
    address: profile.address ?? '',
  };
}

const stripPhoneFormatting = (text: string) => text.replace(/[^\d+]/g, '');

/** Whether something is written that is not saved; how a number is spaced does not count. */
export function isUnsaved(values: DetailsValues, profile: Profile): boolean {
  const saved = toFormValues(profile);
  return (
    values.full_name.trim() !== saved.full_name ||
    values.birthday !== saved.birthday ||
    values.address.trim() !== saved.address ||
    stripPhoneFormatting(values.phone) !== stripPhoneFormatting(saved.phone)
  );
}

/** A key of the profile's words for each field that cannot be saved so. */
type DetailsErrorKey =
  | 'nameNeeded'
  | 'phoneWrong'
  | 'birthday_in_future'
  | 'birthday_under_age'
  | 'birthday_too_long_ago';
export type DetailsErrors = Partial<Record<keyof DetailsValues, DetailsErrorKey>>;

/**
 * What is wrong with each field today (YYYY-MM-DD), the number as it is to be kept, and one as it
 * would be right.
 */
export async function validateDetails(
  values: DetailsValues,
  { today, country }: { today: string; country: CountryCode },
): Promise<{ faults: DetailsErrors; phone: string | null; example: string }> {
  const errors: DetailsErrors = {};
  if (values.full_name.trim().length < 2) errors.full_name = 'nameNeeded';
  const birthdayError = values.birthday ? birthdayError(values.birthday, today) : null;
  if (birthdayError) errors.birthday = birthdayError;
  if (values.phone.trim() === '') return { faults: errors, phone: null, example: '' };
  const { examplePhoneNumber: examplePhone, parsePhone: readPhone } = await import(
    './phone-numbers.ts'
  );
  const phone = readPhone(values.phone, country);
  if (!phone) errors.phone = 'phoneWrong';
  return { faults: errors, phone: phone?.e164 ?? null, example: examplePhone(country) };
}
