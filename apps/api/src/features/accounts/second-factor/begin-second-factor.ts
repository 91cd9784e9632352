import { generateSecret } from 'otplib';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { findUser } from '../users/users.store.ts';
import { findSecondFactor, savePendingSecret } from './second-factors.store.ts';
import { authenticatorUrl } from './time-based-codes.ts';
import { createSecondFactorEncryption, verifyCode, wrongCode } from './verify-code.ts';

/**
 * Offers a new secret to an app, after the password; while a second factor is on, a code of it is
 * needed too. Nothing changes until a code of the new secret confirms it.
 */
export async function beginSecondFactor(
  accounts: AccountsDeps,
  caller: AuthenticatedUser,
  { password, code }: { password: string; code?: string | undefined },
  client: ClientInfo,
): Promise<{ secret: string; otpauth_url: string } | Refusal> {
  const user = await findUser(accounts.db, caller.id);
  if (!user) return refuse('unauthenticated');
  const refusal = await confirmPassword(accounts, user, password, client);
  if (refusal) return refusal;
  const present = await findSecondFactor(accounts.db, user.id);
  if (present?.enabled_at) {
    const refused = code ? await verifyCode(accounts, user.id, code, client) : wrongCode();
    if (refused) return refused;
  }
  const secret = generateSecret();
  const encrypted = createSecondFactorEncryption(accounts.config.secrets).encrypt(secret);
  await savePendingSecret(accounts.db, user.id, encrypted);
  return { secret, otpauth_url: authenticatorUrl(secret, user.email) };
}
