import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** The refusal when another request signed up with the address at the same moment; other errors go on. */
export function refuseTakenAddress(purpose: 'change_email' | 'restore_email') {
  return (error: unknown): Refusal => {
    const isTaken =
      typeof error === 'object' &&
      error !== null &&
      'constraint' in error &&
      error.constraint === 'users_email_key';
    if (!isTaken) throw error;
    return refuse('link_invalid', { purpose });
  };
}
