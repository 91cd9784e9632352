import { inTransaction } from '../../platform/database/transaction.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { CallerPlace } from './caller-place.ts';
import { endDevices } from './end-devices.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { lockProved, provePassword } from './prove-password.ts';
import { findUser, savePassword } from './users.store.ts';

/**
 * Sets the signed-in user's password. Once one is set, the current one must be given. Every session
 * ends and this device gets a new one.
 */
export async function setPassword(
  accounts: AccountsDeps,
  member: Member,
  wish: { password: string; current_password?: string | undefined },
  place: CallerPlace,
): Promise<SignedIn | Refusal> {
  const { db, clock, revoked } = accounts;
  const known = await findUser(db, member.id);
  if (!known) return refuse('unauthenticated');
  if (known.password_set) {
    const refusal = await provePassword(accounts, known, wish.current_password ?? '', place);
    if (refusal) return refusal;
  }
  const passwordHash = await hashPassword(wish.password);
  const result = await inTransaction(db, async (tx) => {
    // Another call may have set one meanwhile, and with it ended this one's session.
    const user = await lockProved(tx, known);
    if (!user) return refuse('unauthenticated');
    await savePassword(tx, user.id, passwordHash);
    const ended = await endDevices(tx, user.id, new Date(clock.now()));
    const session = await openSession(accounts, tx, { ...user, password_set: true }, place);
    return { ended, session };
  });
  if (isRefusal(result)) return result;
  revoked.add(...result.ended);
  return result.session;
}
