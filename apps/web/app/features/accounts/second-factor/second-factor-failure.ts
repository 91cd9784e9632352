import { toFailure } from '#ui/network/problem.ts';

/** What a refused step shows, and where. */
interface SecondFactorFailure {
  /** Beside the field of the code. */
  code?: string | undefined;
  isWrongPassword: boolean;
  /** Above the button: whatever belongs to no field. */
  message?: string | undefined;
}

/** Reads why a password or a code was refused. */
export function secondFactorFailure(error: unknown, fallback: string): SecondFactorFailure {
  if (!error) return { isWrongPassword: false };
  const failure = toFailure(error);
  const code = failure.fields.find(({ field }) => field === 'code')?.detail;
  const isWrongPassword = failure.code === 'invalid_credentials';
  const message = code || isWrongPassword ? undefined : (failure.detail ?? fallback);
  return { code, isWrongPassword, message };
}

/** The challenge of a sign-in that needs a code; null for another failure. */
export function challengeOf(error: unknown): string | null {
  const failure = toFailure(error);
  return failure.code === 'second_factor_required' ? failure.details.challenge : null;
}
