import type { correctEmail as operation } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordAttempt } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { findClassOfLatestLink, markAllEmailLinksUsed } from '../email-link/email-links.store.ts';
import type { MailLimits } from '../email-link/mail-limits.ts';
import { lockIfPasswordUnchanged } from '../password/confirm-password.ts';
import { verifyPassword } from '../password/password-hash.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { changeUnconfirmedEmail } from '../users/unconfirmed-email.store.ts';
import { findUserByEmail, type UserRow } from '../users/users.store.ts';
import { resendVerification } from './resend-verification.ts';

/**
 * Mails the confirmation of a pending account to another address and ends every earlier link. The
 * password proves that it is the same person, and guesses count as for signing in. The response is
 * the same when the new address has an account already. Refuses `invalid_credentials`, and
 * `email_already_confirmed` once there is nothing left to correct.
 */
export async function correctEmail(
  accounts: AccountsDeps,
  mailLimits: MailLimits,
  { email, password, new_email }: z.output<typeof operation.body>,
  client: ClientInfo,
): Promise<null | Refusal> {
  const user = await findUserByEmail(accounts.db, email);
  const verified = await accounts.signInLimits.attempt({ email, client }, () =>
    verifyPassword(user?.password_hash ?? null, password),
  );
  if (isRefusal(verified)) return verified;
  if (!verified || !user) {
    await recordAttempt(accounts.db, 'fail_password', user?.id ?? null, client);
    return refuse('invalid_credentials');
  }
  if (user.email_verified_at) return refuse('email_already_confirmed');
  // Counted for the account too: it must not mail one address after the other.
  return mailLimits.sendWithinLimit(user.id, () =>
    mailLimits.sendWithinLimit(new_email, async () => {
      const moved = await moveAccount(accounts, user, new_email);
      if (isRefusal(moved)) return moved;
      return moved ? null : resendVerification(accounts, { email: new_email });
    }),
  );
}

/** Whether the account now has the new address; false when another account has it. */
async function moveAccount(
  accounts: AccountsDeps,
  user: UserRow,
  newEmail: string,
): Promise<boolean | Refusal> {
  try {
    return await attemptMove(accounts, user, newEmail);
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'users_email_key') throw error;
    // Another request signed up with the address at this moment; the second attempt sees that account.
    return attemptMove(accounts, user, newEmail);
  }
}

function attemptMove(
  { db, clock }: AccountsDeps,
  user: UserRow,
  newEmail: string,
): Promise<boolean | Refusal> {
  return inTransaction(db, async (tx) => {
    const classSessionId = await findClassOfLatestLink(tx, user.id);
    // The links are locked before the user, as by a request that opens one of them at the same time.
    await markAllEmailLinksUsed(tx, user.id, new Date(clock.now()));
    const current = await lockIfPasswordUnchanged(tx, user);
    if (!current) return refuse('invalid_credentials');
    if (current.email_verified_at) return refuse('email_already_confirmed');
    if (!(await changeUnconfirmedEmail(tx, user.id, newEmail))) return false;
    const token = await createEmailLink(tx, clock, user.id, 'verify_email', { classSessionId });
    const payload = { user_id: user.id, token };
    await publish(tx, { type: 'account.verification_requested', payload });
    return true;
  });
}
