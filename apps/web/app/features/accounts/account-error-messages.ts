import type { TFunction } from 'i18next';
import { toFailure } from '#ui/network/problem.ts';

const messageKeys = {
  invalid_credentials: 'message.invalidCredentials',
  email_not_confirmed: 'message.emailNotConfirmed',
  email_taken: 'message.emailTaken',
  password_requirements_not_met: 'message.passwordUnmet',
} as const;

const resetMessageKeys = {
  link_expired: 'message.resetExpired',
  link_invalid: 'message.resetInvalid',
  token_missing: 'message.resetMissing',
  password_requirements_not_met: 'message.passwordUnmet',
} as const;

type AccountTranslate = TFunction<'accounts'>;

function messageKeyOf<T extends Record<string, string>>(
  codes: T,
  code: string,
): T[keyof T] | undefined {
  return Object.hasOwn(codes, code) ? codes[code as keyof T] : undefined;
}

/** Message for a refused sign-in or sign-up, from the error catalogue of the specification. */
export function accountErrorMessage(t: AccountTranslate, error: unknown): string {
  const failure = toFailure(error);
  const key = messageKeyOf(messageKeys, failure.code);
  return key ? t(key) : (failure.detail ?? t('message.failed'));
}

/** What the server says about a new password, such as that many people use it. */
export function passwordFieldError(error: unknown): string | undefined {
  if (!error) return undefined;
  return toFailure(error).fields.find(({ field }) => field === 'password')?.detail;
}

/** Message for a refused password reset, from the error catalogue of the specification. */
export function resetErrorMessage(t: AccountTranslate, error: unknown): string {
  const failure = toFailure(error);
  const key = messageKeyOf(resetMessageKeys, failure.code);
  return key ? t(key) : (failure.detail ?? t('message.failed'));
}
