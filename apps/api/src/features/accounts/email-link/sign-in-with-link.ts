import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { demandSecondFactor } from '../second-factor/challenge.ts';
import { createSession, type SignInResult } from '../sessions/create-session.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { acceptStaffInvitation } from '../staff/accept-staff-invitation.ts';
import { clearPassword, confirmEmail, lockUser } from '../users/users.store.ts';
import { consumeEmailLink } from './email-link-token.ts';
import type { EmailLinkPurpose } from './email-links.store.ts';

/**
 * Signs in with a link sent by email, which confirms the address: the verification after signing
 * up, a partner's invitation, or a link in place of the password. Returns the class in the link too.
 * Refuses `link_invalid`, `link_expired`, and `second_factor_required`, which the link does not
 * replace.
 */
export async function signInWithLink(
  accounts: AccountsDeps,
  token: string,
  purpose: Extract<EmailLinkPurpose, 'verify_email' | 'invitation' | 'sign_in'>,
  client: ClientInfo,
): Promise<{ session: SignInResult; classSessionId: string | null } | Refusal> {
  const { db, clock } = accounts;
  const result = await inTransaction(db, async (tx) => {
    const link = await consumeEmailLink(tx, clock, token, purpose);
    if (isRefusal(link)) return link;
    if (purpose === 'invitation') {
      await acceptStaffInvitation(tx, link.userId, new Date(clock.now()));
    }
    // The person who signed up may not own this address: their password must not open what its owner now uses.
    const owner = purpose === 'sign_in' ? await lockUser(tx, link.userId) : undefined;
    if (owner && !owner.email_verified_at) await clearPassword(tx, owner.id);
    await confirmEmail(tx, link.userId, new Date(clock.now()));
    const user = await lockUser(tx, link.userId);
    if (!user) return refuse('link_invalid');
    const demanded = await demandSecondFactor(accounts, tx, user);
    // The link is used all the same: a refusal as the result would undo that.
    const session = demanded ? null : await createSession(accounts, tx, user, client);
    if (session) await recordByOwner(tx, 'sign_in', user.id, client, { by: purpose });
    return { session, demanded, classSessionId: link.classSessionId };
  });
  if (isRefusal(result)) return result;
  const { session, demanded, classSessionId } = result;
  return session ? { session, classSessionId } : (demanded ?? refuse('link_invalid'));
}
