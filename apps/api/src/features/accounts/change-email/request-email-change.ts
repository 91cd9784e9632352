import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import type { MailLimits } from '../email-link/mail-limits.ts';
import { confirmOwner, type OwnerProof } from '../passkeys/confirm-owner.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { findUser, findUserByEmail, lockUser } from '../users/users.store.ts';

/**
 * Notes that the signed-in user wants another address, after the owner's proof. Nothing changes until
 * the link mailed there is opened. Whether the address has an account is looked up after the response
 * and never disclosed.
 */
export async function requestEmailChange(
  accounts: AccountsDeps,
  mailLimits: MailLimits,
  caller: AuthenticatedUser,
  { new_email: email, ...proof }: OwnerProof & { new_email: string },
  client: ClientInfo,
): Promise<null | Refusal> {
  const user = await findUser(accounts.db, caller.id);
  if (!user) return refuse('unauthenticated');
  const refusal = await confirmOwner(accounts, user, proof, client);
  if (refusal) return refusal;
  const payload = { user_id: user.id, email, session_id: caller.sessionId };
  const ask = async () => {
    await inTransaction(accounts.db, (tx) =>
      publish(tx, { type: 'email_change.asked_for', payload }),
    );
    return null;
  };
  // Counted for the account too: it must not mail one address after the other.
  return mailLimits.sendWithinLimit(user.id, () => mailLimits.sendWithinLimit(email, ask));
}

/** Requests the mail to the new address, unless it has an account; a newer one ends the one before. */
export async function sendEmailChangeLink(
  { db, clock }: AccountsDeps,
  {
    user_id: userId,
    email,
    session_id: sessionId,
  }: Record<'user_id' | 'email' | 'session_id', string>,
): Promise<void> {
  if (await findUserByEmail(db, email)) return;
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const token = await createEmailLink(tx, clock, userId, 'change_email', { email, sessionId });
    const payload = { user_id: userId, token, email };
    await publish(tx, { type: 'account.email_change_requested', payload });
  });
}
