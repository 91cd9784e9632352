/** The password requirements of spec §5, in the order of the checklist. */
export const PASSWORD_REQUIREMENT_CODES = [
  'min_length',
  'uppercase',
  'lowercase',
  'number',
  'special',
] as const;

/** One line of the password checklist; the last appears only for a password that is too long. */
export type PasswordRequirementCode = (typeof PASSWORD_REQUIREMENT_CODES)[number] | 'max_length';

/** The shortest password, in characters (spec §5). */
export const PASSWORD_MIN_LENGTH = 8;

/** The longest password, in UTF-16 units: a bound for the hash, far above what a person types. */
export const PASSWORD_MAX_LENGTH = 200;

const REQUIREMENT_CHECKS: Record<PasswordRequirementCode, (password: string) => boolean> = {
  min_length: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  max_length: (password) => password.length <= PASSWORD_MAX_LENGTH,
};

/**
 * Every requirement of spec §5 with whether this password meets it. The maximal length is listed only
 * when it is exceeded: a password that meets every listed requirement is never refused.
 */
export function passwordRequirements(
  password: string,
): { code: PasswordRequirementCode; met: boolean }[] {
  const codes: PasswordRequirementCode[] = [...PASSWORD_REQUIREMENT_CODES];
  if (!REQUIREMENT_CHECKS.max_length(password)) codes.push('max_length');
  return codes.map((code) => ({ code, met: REQUIREMENT_CHECKS[code](password) }));
}

/** Whether a password meets every requirement of spec §5 and is not too long. */
export function isPasswordAcceptable(password: string): boolean {
  return passwordRequirements(password).every(({ met }) => met);
}
