import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { findUserByEmail } from '../users/users.store.ts';

/** Requests a reset email if the address has an account; the response is the same either way. */
export async function forgotPassword({ db, clock }: AccountsDeps, email: string): Promise<null> {
  const user = await findUserByEmail(db, email);
  if (!user) return null;
  return inTransaction(db, async (tx) => {
    const token = await createEmailLink(tx, clock, user.id, 'reset_password');
    const payload = { user_id: user.id, token };
    await publish(tx, { type: 'account.password_reset_requested', payload });
    return null;
  });
}
