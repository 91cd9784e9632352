import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { consumeEmailLink, createEmailLink } from '../email-link/email-link-token.ts';
import { markAllEmailLinksUsed } from '../email-link/email-links.store.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.store.ts';
import { revokeSessionsAndRenewDigitalId } from '../sessions/revoke-sessions.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { clearPassword, lockUser } from '../users/users.store.ts';
import { deleteUnconfirmedUserOf, saveEmail } from './change-email.store.ts';
import { refuseTakenAddress } from './refuse-taken-address.ts';

/**
 * Takes the account back to the address that has the link, because another person moved it. They may
 * know the password and have added a passkey, so these and every session and link end, and a link for
 * a new password is mailed. The second factor stays.
 */
export async function restoreEmail(
  accounts: AccountsDeps,
  token: string,
  client: ClientInfo,
): Promise<{ email: string } | Refusal> {
  const { db, clock, revokedSessions } = accounts;
  const now = new Date(clock.now());
  const result = await inTransaction(db, async (tx) => {
    const link = await consumeEmailLink(tx, clock, token, 'restore_email');
    if (isRefusal(link)) return link;
    const { userId, email } = link;
    await markAllEmailLinksUsed(tx, userId, now);
    if (!(await lockUser(tx, userId)) || !email)
      return refuse('link_invalid', { purpose: 'restore_email' });
    // A thief cannot keep the owner out by signing up with the address that has become free.
    await deleteUnconfirmedUserOf(tx, email, userId);
    if (!(await saveEmail(tx, userId, email)))
      return refuse('link_invalid', { purpose: 'restore_email' });
    await clearPassword(tx, userId);
    await deletePasskeysOf(tx, userId);
    await recordByOwner(tx, 'restore_email', userId, client);
    const payload = {
      user_id: userId,
      token: await createEmailLink(tx, clock, userId, 'reset_password'),
    };
    await publish(tx, { type: 'account.password_reset_requested', payload });
    return { email, revokedIds: await revokeSessionsAndRenewDigitalId(tx, userId, now) };
  }).catch(refuseTakenAddress('restore_email'));
  if (isRefusal(result)) return result;
  revokedSessions.add(...result.revokedIds);
  return { email: result.email };
}
