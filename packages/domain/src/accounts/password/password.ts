/** The password requirements of spec §5, in the order of the checklist. */
export const PASSWORD_REQUIREMENT_CODES = [
  'min_length',
  'uppercase',
  'lowercase',
  'number',
  'special',
] as const;

/** One line of the password checklist. */
export type PasswordRequirementCode = (typeof PASSWORD_REQUIREMENT_CODES)[number];

/** The shortest password, in characters (spec §5). */
export const PASSWORD_MIN_LENGTH = 8;

const REQUIREMENT_CHECKS: Record<PasswordRequirementCode, (password: string) => boolean> = {
  min_length: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
};

/** Every requirement of spec §5 with whether this password meets it. */
export function passwordRequirements(
  password: string,
): { code: PasswordRequirementCode; met: boolean }[] {
  return PASSWORD_REQUIREMENT_CODES.map((code) => ({
    code,
    met: REQUIREMENT_CHECKS[code](password),
  }));
}

/** Whether a password meets every requirement of spec §5. */
export function isPasswordAcceptable(password: string): boolean {
  return PASSWORD_REQUIREMENT_CODES.every((code) => REQUIREMENT_CHECKS[code](password));
}
