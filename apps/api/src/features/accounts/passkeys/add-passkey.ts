import type { createdPasskey, passkey } from '@pulse/contract';
import { MAX_PASSKEYS } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { lockUser } from '../users/users.store.ts';
import { insertPasskey, listPasskeysOf } from './passkeys.store.ts';
import { presentPasskey } from './present-passkey.ts';
import { verifyCreatedPasskey } from './verify-created-passkey.ts';

/**
 * Adds the passkey that a device has created for a challenge of this account, which stands for the
 * owner's proof, and mails the owner. Refuses `passkey_rejected`, and `too_many_passkeys`.
 */
export async function addPasskey(
  accounts: AccountsDeps,
  { id: userId }: AuthenticatedUser,
  command: { name: string; passkey: z.output<typeof createdPasskey> },
  client: ClientInfo,
): Promise<z.input<typeof passkey> | Refusal> {
  const created = await verifyCreatedPasskey(accounts, command.passkey, userId);
  if (!created) return refuse('passkey_rejected');
  return inTransaction(accounts.db, async (tx) => {
    // One after the other, so that two at once do not exceed the limit.
    if (!(await lockUser(tx, userId))) return refuse('unauthenticated');
    const present = await listPasskeysOf(tx, userId);
    if (present.length >= MAX_PASSKEYS) return refuse('too_many_passkeys', { limit: MAX_PASSKEYS });
    const { name } = command;
    const now = new Date(accounts.clock.now());
    const added = await insertPasskey(tx, { ...created, userId, name, now });
    if (!added) return refuse('passkey_rejected');
    await recordByOwner(tx, 'add_passkey', userId, client);
    await publish(tx, { type: 'account.passkey_added', payload: { user_id: userId, name } });
    return presentPasskey(added);
  });
}
