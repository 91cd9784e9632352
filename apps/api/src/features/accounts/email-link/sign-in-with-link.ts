import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createSession, type SignInResult } from '../sessions/create-session.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { confirmEmail, findUserByEmail, lockUser } from '../users/users.store.ts';
import { consumeEmailLink, createEmailLink } from './email-link-token.ts';
import type { EmailLinkPurpose } from './email-links.store.ts';

/**
 * Signs in with a mailed link, which proves the email: the verification after signing up, or a
 * partner's invitation. Refuses `link_invalid` and `link_expired`.
 */
export async function signInWithLink(
  accounts: AccountsDeps,
  token: string,
  purpose: Extract<EmailLinkPurpose, 'verify_email' | 'invitation'>,
  client: ClientInfo,
): Promise<SignInResult | Refusal> {
  const { db, clock } = accounts;
  return inTransaction(db, async (tx) => {
    const userId = await consumeEmailLink(tx, clock, token, purpose);
    if (isRefusal(userId)) return userId;
    await confirmEmail(tx, userId, new Date(clock.now()));
    const user = await lockUser(tx, userId);
    return user ? createSession(accounts, tx, user, client) : refuse('link_invalid');
  });
}

/** Asks for another verification mail, if the address awaits one; says nothing either way. */
export async function resendVerification({ db, clock }: AccountsDeps, email: string) {
  const user = await findUserByEmail(db, email);
  if (!user || user.email_verified_at || !user.password_hash) return null;
  return inTransaction(db, async (tx) => {
    const token = await createEmailLink(tx, clock, user.id, 'verify_email');
    const payload = { user_id: user.id, token };
    await publish(tx, { type: 'account.verification_requested', payload });
    return null;
  });
}
