import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { findSecondFactor } from '../second-factor/second-factors.store.ts';
import { verifyCode, wrongCode } from '../second-factor/verify-code.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import type { UserRow } from '../users/users.store.ts';
import { type SignedPasskey, verifyPasskey } from './verify-passkey.ts';

/** What a caller gives to prove that they own the account. */
export interface OwnerProof {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: SignedPasskey | undefined;
}

/**
 * Refuses unless the proof is the signed-in user's: a passkey, or the password with a code where
 * signing in asks for one. An open session alone must not add another way in.
 */
export async function confirmOwner(
  accounts: AccountsDeps,
  user: UserRow,
  { password, code, passkey }: OwnerProof,
  client: ClientInfo,
): Promise<Refusal | null> {
  if (passkey) {
    const verified = await verifyPasskey(accounts, passkey, client);
    return verified?.userId === user.id ? null : refuse('passkey_rejected');
  }
  const refusal = await confirmPassword(accounts, user, password ?? '', client);
  if (refusal) return refusal;
  const factor = await findSecondFactor(accounts.db, user.id);
  if (!factor?.enabled_at) return null;
  return code ? verifyCode(accounts, user.id, code, client) : wrongCode();
}
