import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { findUserByEmail } from '../users/users.store.ts';

/**
 * Requests another verification email if the address awaits one; the response is the same either
 * way.
 */
export async function resendVerification(
  { db, clock }: AccountsDeps,
  email: string,
): Promise<null> {
  const user = await findUserByEmail(db, email);
  if (!user || user.email_verified_at || !user.password_hash) return null;
  return inTransaction(db, async (tx) => {
    const token = await createEmailLink(tx, clock, user.id, 'verify_email');
    const payload = { user_id: user.id, token };
    await publish(tx, { type: 'account.verification_requested', payload });
    return null;
  });
}
