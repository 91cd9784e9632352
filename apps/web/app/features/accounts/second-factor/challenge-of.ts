import { toFailure } from '#ui/network/problem.ts';

/** The challenge of a sign-in that needs a code; null for another failure. */
export function challengeOf(error: unknown): string | null {
  const failure = toFailure(error);
  return failure.code === 'second_factor_required' ? failure.details.challenge : null;
}
