import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createEmailLink } from '../email-link/email-link-token.ts';
import { findUserByEmail, lockUser } from '../users/users.store.ts';

/**
 * Notes that a caller wants to reset the password of an address. Whether it has an account is looked
 * up after the response, which would otherwise take longer for an address that has one.
 */
export async function forgotPassword({ db }: AccountsDeps, email: string): Promise<null> {
  await inTransaction(db, (tx) =>
    publish(tx, {
      type: 'password_reset.asked_for',
      payload: { request_id: randomUUID(), email },
    }),
  );
  return null;
}

/** Requests the mail with a reset link if the address has an account. */
export async function sendResetLink({ db, clock }: AccountsDeps, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  await inTransaction(db, async (tx) => {
    // One after the other, so that of two links the newer one works.
    if (!(await lockUser(tx, user.id))) return;
    const token = await createEmailLink(tx, clock, user.id, 'reset_password');
    const payload = { user_id: user.id, token };
    await publish(tx, { type: 'account.password_reset_requested', payload });
  });
}
