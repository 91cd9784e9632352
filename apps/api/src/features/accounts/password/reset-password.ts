import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { consumeEmailLink, createEmailLink } from '../email-link/email-link-token.ts';
import { revokeSessionsAndRenewDigitalId } from '../sessions/revoke-sessions.ts';
import {
  confirmEmail,
  findUserByEmail,
  lockUser,
  savePassword,
  type UserRow,
} from '../users/users.store.ts';
import { hashPassword } from './password-hash.ts';

/** Asks for a reset mail, if the address has an account; says nothing either way. */
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

/**
 * Sets a new password with a mailed link and ends every device's session. The link also proves the email.
 * Refuses `token_missing`, `link_invalid` and `link_expired`.
 */
export async function resetPassword(
  { db, clock, revokedSessions }: AccountsDeps,
  { token, password }: { token: string; password: string },
): Promise<UserRow | Refusal> {
  if (token === '') return refuse('token_missing');
  const now = new Date(clock.now());
  const result = await inTransaction(db, async (tx) => {
    const userId = await consumeEmailLink(tx, clock, token, 'reset_password');
    if (isRefusal(userId)) return userId;
    const user = await lockUser(tx, userId);
    if (!user) return refuse('link_invalid');
    // Hashing costs so much on purpose: it is not done for everybody who makes a token up.
    await savePassword(tx, userId, await hashPassword(password));
    await confirmEmail(tx, userId, now);
    return { user, ended: await revokeSessionsAndRenewDigitalId(tx, userId, now) };
  });
  if (isRefusal(result)) return result;
  revokedSessions.add(...result.ended);
  return result.user;
}
