import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { findClassOfLatestLink } from '../email-link/email-links.store.ts';
import { findUserByEmail } from '../users/users.store.ts';

/** Whose email is to be confirmed, and the class that is chosen meanwhile. */
interface VerificationRequest {
  email: string;
  class_session_id?: string | undefined;
}

/**
 * Notes that a caller asks for another verification email. Whether the address awaits one is looked
 * up after the response, which would otherwise take longer for an address that does.
 */
export async function resendVerification(
  { db }: AccountsDeps,
  request: VerificationRequest,
): Promise<null> {
  const { email, class_session_id = null } = request;
  const payload = { request_id: randomUUID(), email, class_session_id };
  await inTransaction(db, (tx) => publish(tx, { type: 'verification.asked_for', payload }));
  return null;
}

/**
 * Requests another verification email if the address awaits one. Its link carries the given class,
 * or else that of the link before; unknown ones are ignored.
 */
export async function sendVerificationLink(
  { db, clock, hooks }: AccountsDeps,
  email: string,
  class_session_id: string | null,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user || user.email_verified_at || !user.password_hash) return;
  const chosen = class_session_id ? await hooks.findClassToBook(db, class_session_id) : null;
  await inTransaction(db, async (tx) => {
    const classSessionId = chosen?.class_session_id ?? (await findClassOfLatestLink(tx, user.id));
    const token = await createEmailLink(tx, clock, user.id, 'verify_email', { classSessionId });
    const payload = { user_id: user.id, token };
    await publish(tx, { type: 'account.verification_requested', payload });
  });
}
