import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { consumeEmailLink, createEmailLink } from '../email-link/email-link-token.ts';
import { markAllEmailLinksUsed } from '../email-link/email-links.store.ts';
import { revokeSessionsAndRenewDigitalId } from '../sessions/revoke-sessions.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { lockUser } from '../users/users.store.ts';
import { saveEmail } from './change-email.store.ts';
import { refuseTakenAddress } from './refuse-taken-address.ts';

/**
 * Moves the account to the address that has the link. Every other link ends, and every session but the
 * one that asked, as after a new password; the address before gets a link that takes the account back.
 */
export async function confirmEmailChange(
  accounts: AccountsDeps,
  token: string,
  client: ClientInfo,
): Promise<{ email: string } | Refusal> {
  const { db, clock, revokedSessions } = accounts;
  const now = new Date(clock.now());
  const result = await inTransaction(db, async (tx) => {
    const link = await consumeEmailLink(tx, clock, token, 'change_email');
    if (isRefusal(link)) return link;
    const { userId, email, sessionId } = link;
    // The links to earlier addresses stay: a thief who moves the account twice must not end the first.
    await markAllEmailLinksUsed(tx, userId, now, 'restore_email');
    const user = await lockUser(tx, userId);
    if (!user || !email) return refuse('link_invalid', { purpose: 'change_email' });
    // Another person signed up with it meanwhile. The response says only that the link is of no use.
    if (!(await saveEmail(tx, userId, email)))
      return refuse('link_invalid', { purpose: 'change_email' });
    const before = { email: user.email };
    const restoreToken = await createEmailLink(tx, clock, userId, 'restore_email', before);
    const payload = { user_id: userId, token: restoreToken, ...before };
    await publish(tx, { type: 'account.email_changed', payload });
    await recordByOwner(tx, 'change_email', userId, client);
    const revokedIds = await revokeSessionsAndRenewDigitalId(tx, userId, now, sessionId);
    return { email, revokedIds };
  }).catch(refuseTakenAddress('change_email'));
  if (isRefusal(result)) return result;
  revokedSessions.add(...result.revokedIds);
  return { email: result.email };
}
