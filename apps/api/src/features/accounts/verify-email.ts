import { inTransaction } from '../../platform/database/transaction.ts';
import { record } from '../../platform/facts/facts.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { CallerPlace } from './caller-place.ts';
import { makeLink, takeLink } from './mail-link.ts';
import type { LinkPurpose } from './mailed-links.store.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { confirmEmail, findUserByEmail, lockUser } from './users.store.ts';

/**
 * Signs in with a mailed link, which proves the email: the verification after signing up, or a
 * partner's invitation. Refuses `link_invalid` and `link_expired`.
 */
export async function signInWithLink(
  accounts: AccountsDeps,
  token: string,
  purpose: Extract<LinkPurpose, 'verify_email' | 'invitation'>,
  place: CallerPlace,
): Promise<SignedIn | Refusal> {
  const { db, clock } = accounts;
  return inTransaction(db, async (tx) => {
    const userId = await takeLink(tx, clock, token, purpose);
    if (isRefusal(userId)) return userId;
    await confirmEmail(tx, userId, new Date(clock.now()));
    const user = await lockUser(tx, userId);
    return user ? openSession(accounts, tx, user, place) : refuse('link_invalid');
  });
}

/** Asks for another verification mail, if the address awaits one; says nothing either way. */
export async function resendVerification({ db, clock }: AccountsDeps, email: string) {
  const user = await findUserByEmail(db, email);
  if (!user || user.email_verified_at || !user.password_hash) return null;
  return inTransaction(db, async (tx) => {
    const token = await makeLink(tx, clock, user.id, 'verify_email');
    const payload = { user_id: user.id, token };
    await record(tx, { type: 'account.verification_requested', payload });
    return null;
  });
}
