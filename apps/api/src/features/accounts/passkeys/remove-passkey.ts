import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { findUser, lockUser } from '../users/users.store.ts';
import { confirmOwner, type OwnerProof } from './confirm-owner.ts';
import { deletePasskey } from './passkeys.store.ts';

/** Removes a passkey after the owner's proof, and mails the owner. It signs no user in from then on. */
export async function removePasskey(
  accounts: AccountsDeps,
  caller: AuthenticatedUser,
  passkeyId: string,
  proof: OwnerProof,
  client: ClientInfo,
): Promise<null | Refusal> {
  const user = await findUser(accounts.db, caller.id);
  if (!user) return refuse('unauthenticated');
  const refusal = await confirmOwner(accounts, user, proof, client);
  if (refusal) return refusal;
  return inTransaction(accounts.db, async (tx) => {
    // Who signs in with it at this moment has done so before, or finds it removed.
    await lockUser(tx, user.id);
    const name = await deletePasskey(tx, user.id, passkeyId);
    if (name === undefined) return refuse('not_found');
    await recordByOwner(tx, 'remove_passkey', user.id, client);
    await publish(tx, { type: 'account.passkey_removed', payload: { user_id: user.id, name } });
    return null;
  });
}
