import { keepsSecondFactor } from '@pulse/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { findUser } from '../users/users.store.ts';
import { deleteSecondFactor } from './second-factors.store.ts';
import { verifyCode } from './verify-code.ts';

/**
 * Switches the second factor off, with the password and a code. Refuses `forbidden` for the roles
 * that keep it once it is on.
 */
export async function switchOffSecondFactor(
  accounts: AccountsDeps,
  caller: AuthenticatedUser,
  { password, code }: { password: string; code: string },
  client: ClientInfo,
): Promise<null | Refusal> {
  const user = await findUser(accounts.db, caller.id);
  if (!user) return refuse('unauthenticated');
  if (keepsSecondFactor(user.role)) return refuse('forbidden');
  const refusal =
    (await confirmPassword(accounts, user, password, client)) ??
    (await verifyCode(accounts, user.id, code, client));
  if (refusal) return refusal;
  await inTransaction(accounts.db, async (tx) => {
    if (await deleteSecondFactor(tx, user.id))
      await recordByOwner(tx, 'switch_off_second_factor', user.id, client);
  });
  return null;
}
