import { containsOwnWords } from '@pulse/domain';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { estimateGuesses } from './estimate-guesses.ts';

/** Below it a password is found by trying the common ones and their variations (zxcvbn's score 3). */
const MIN_GUESSES = 1e8;

/**
 * Refuses, at the field `password`, one that contains its owner's email or name, or that is quickly
 * guessed although it meets the requirements of the specification, such as `Password1!`.
 */
export async function refuseGuessablePassword(
  password: string,
  owner: { email: string; fullName: string },
): Promise<Refusal | null> {
  const field = 'password';
  if (containsOwnWords(password, owner))
    return refuse('validation_failed', { field, fault: 'password_has_own_words' });
  if ((await estimateGuesses(password)) < MIN_GUESSES)
    return refuse('validation_failed', { field, fault: 'password_too_common' });
  return null;
}
