import { inTransaction } from '../../platform/database/transaction.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { CallerPlace } from './caller-place.ts';
import { deleteLinksOf } from './mailed-links.store.ts';
import { newIdentity } from './new-identity.ts';
import { lockProved, provePassword } from './prove-password.ts';
import { forgetDevices, revokeFamiliesOf } from './sign-in-families.store.ts';
import { eraseUser, findUser } from './users.store.ts';

/**
 * Deletes the member's account: every feature frees and erases what it has (bookings, messages),
 * the user's row stays without anything personal for the statistics, and the email is free again.
 */
export async function deleteAccount(
  accounts: AccountsDeps,
  member: Member,
  password: string,
  place: CallerPlace,
): Promise<null | Refusal> {
  const { db, clock, revoked, personalData } = accounts;
  const known = await findUser(db, member.id);
  if (!known) return refuse('unauthenticated');
  const refusal = await provePassword(accounts, known, password, place);
  if (refusal) return refusal;
  const now = new Date(clock.now());
  const ended = await inTransaction(db, async (tx) => {
    if (!(await lockProved(tx, known))) return refuse('unauthenticated');
    await personalData.erase(tx, member.id);
    const families = await revokeFamiliesOf(tx, member.id, now);
    await forgetDevices(tx, member.id);
    await deleteLinksOf(tx, member.id);
    await eraseUser(tx, member.id, { ...newIdentity(), now });
    return families;
  });
  if (isRefusal(ended)) return ended;
  revoked.add(...ended);
  return null;
}
