/** Members are adults: the statement of sign-up, held to whoever gives a birthday (product.md). */
export const MINIMUM_AGE = 18;
/** Beyond this a birthday is taken for a slip: one person on record was older, by two years. */
export const MAXIMUM_AGE = 120;

/** What is wrong with a birthday. */
export type BirthdayError = 'birthday_in_future' | 'birthday_under_age' | 'birthday_too_long_ago';

/**
 * What is wrong with a birthday (YYYY-MM-DD) on a local date (YYYY-MM-DD); null when nothing is.
 * Refused are days to come, members under 18 and over 120. Who is born on 29 February is a year
 * older on 1 March.
 */
export function birthdayError(birthday: string, today: string): BirthdayError | null {
  if (birthday > today) return 'birthday_in_future';
  if (birthday > yearsBefore(today, MINIMUM_AGE)) return 'birthday_under_age';
  if (birthday < yearsBefore(today, MAXIMUM_AGE)) return 'birthday_too_long_ago';
  return null;
}

/** The same day some years earlier, YYYY-MM-DD; it is compared with, so 29 February may stay. */
export function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}
