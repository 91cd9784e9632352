/** Members are adults, as stated at sign-up (product.md). */
export const MINIMUM_AGE = 18;
/** An age beyond this is treated as a typing error. */
export const MAXIMUM_AGE = 120;

/** What is wrong with a birthday. */
export type BirthdayError = 'birthday_in_future' | 'birthday_under_age' | 'birthday_too_long_ago';

/**
 * What is wrong with a birthday (YYYY-MM-DD) on a local date (YYYY-MM-DD); null when nothing is.
 * Refused are future dates and ages under 18 and over 120. A person born on 29 February is a year
 * older on 1 March.
 */
export function birthdayError(birthday: string, today: string): BirthdayError | null {
  if (birthday > today) return 'birthday_in_future';
  if (birthday > yearsBefore(today, MINIMUM_AGE)) return 'birthday_under_age';
  if (birthday < yearsBefore(today, MAXIMUM_AGE)) return 'birthday_too_long_ago';
  return null;
}

/** The same day `years` earlier, YYYY-MM-DD; for comparison only, so 29 February is kept in any year. */
export function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}
