import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createSession, type SignInResult } from '../sessions/create-session.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { lockUser } from '../users/users.store.ts';
import { findPasskey } from './passkeys.store.ts';
import { type SignedPasskey, verifyPasskey } from './verify-passkey.ts';

/**
 * Signs in with a passkey. The device has verified the person, so it is both steps at once and no
 * code is asked for. Every failure is refused alike (`passkey_rejected`).
 */
export async function signInWithPasskey(
  accounts: AccountsDeps,
  signed: SignedPasskey,
  client: ClientInfo,
): Promise<SignInResult | Refusal> {
  const passkey = await verifyPasskey(accounts, signed, client);
  if (!passkey) return refuse('passkey_rejected');
  return inTransaction(accounts.db, async (tx) => {
    const user = await lockUser(tx, passkey.userId);
    // Removed meanwhile: a session must not begin after that.
    if (!user || !(await findPasskey(tx, signed.id))) return refuse('passkey_rejected');
    await recordByOwner(tx, 'sign_in', user.id, client, { by: 'passkey' });
    return createSession(accounts, tx, user, client);
  });
}
