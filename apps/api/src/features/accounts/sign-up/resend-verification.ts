import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { findClassOfLatestLink } from '../email-link/email-links.store.ts';
import { findUserByEmail } from '../users/users.store.ts';

/**
 * Requests another verification email if the address awaits one; the response is the same either
 * way. Its link carries the given class, or else that of the link before; unknown ones are ignored.
 */
export async function resendVerification(
  { db, clock, hooks }: AccountsDeps,
  { email, class_session_id }: { email: string; class_session_id?: string | undefined },
): Promise<null> {
  const user = await findUserByEmail(db, email);
  if (!user || user.email_verified_at || !user.password_hash) return null;
  const chosen = class_session_id ? await hooks.findClassToBook(db, class_session_id) : null;
  return inTransaction(db, async (tx) => {
    const classSessionId = chosen?.class_session_id ?? (await findClassOfLatestLink(tx, user.id));
    const token = await createEmailLink(tx, clock, user.id, 'verify_email', classSessionId);
    const payload = { user_id: user.id, token };
    await publish(tx, { type: 'account.verification_requested', payload });
    return null;
  });
}
