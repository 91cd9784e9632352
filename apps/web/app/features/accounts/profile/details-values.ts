import type { Profile } from '@pulse/contract/client';
import { birthdayFault } from '@pulse/domain';
import type { CountryCode } from 'libphonenumber-js/min';

/** What the form holds while it is written; empty is "not said". */
export interface DetailsValues {
  full_name: string;
  birthday: string;
  phone: string;
  address: string;
}

export function valuesOf(profile: Profile): DetailsValues {
  return {
    full_name: profile.full_name,
    birthday: profile.birthday ?? '',
    phone: profile.phone ?? '',
    address: profile.address ?? '',
  };
}

const bare = (text: string) => text.replace(/[^\d+]/g, '');

/** Whether something is written that is not saved; how a number is spaced does not count. */
export function isUnsaved(values: DetailsValues, profile: Profile): boolean {
  const saved = valuesOf(profile);
  return (
    values.full_name.trim() !== saved.full_name ||
    values.birthday !== saved.birthday ||
    values.address.trim() !== saved.address ||
    bare(values.phone) !== bare(saved.phone)
  );
}

/** A key of the profile's words for each field that cannot be saved so. */
type DetailsFault =
  | 'nameNeeded'
  | 'phoneWrong'
  | 'birthday_in_future'
  | 'birthday_under_age'
  | 'birthday_too_long_ago';
export type DetailsFaults = Partial<Record<keyof DetailsValues, DetailsFault>>;

/**
 * What is wrong with each field today (YYYY-MM-DD), the number as it is to be kept, and one as it
 * would be right.
 */
export async function checkDetails(
  values: DetailsValues,
  { today, country }: { today: string; country: CountryCode },
): Promise<{ faults: DetailsFaults; phone: string | null; example: string }> {
  const faults: DetailsFaults = {};
  if (values.full_name.trim().length < 2) faults.full_name = 'nameNeeded';
  const fault = values.birthday ? birthdayFault(values.birthday, today) : null;
  if (fault) faults.birthday = fault;
  if (values.phone.trim() === '') return { faults, phone: null, example: '' };
  const { examplePhone, readPhone } = await import('./phone-numbers.ts');
  const phone = readPhone(values.phone, country);
  if (!phone) faults.phone = 'phoneWrong';
  return { faults, phone: phone?.kept ?? null, example: examplePhone(country) };
}
