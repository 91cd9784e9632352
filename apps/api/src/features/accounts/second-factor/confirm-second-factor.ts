import { inTransaction } from '../../../platform/database/transaction.ts';
import type { RequestOrigin } from '../../../platform/http/routes/request-origin.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { revokeUserSessionsOf } from '../sessions/user-sessions.store.ts';
import { newRecoveryCodes, recoveryCodeHashes } from './recovery-codes.ts';
import {
  enablePendingSecret,
  findSecondFactor,
  replaceRecoveryCodes,
} from './second-factors.store.ts';
import { findTimeStep } from './time-based-codes.ts';
import { createSecondFactorEncryption, limitWrongCodes } from './verify-code.ts';

/**
 * Switches the second factor on, or over to another app, once a code shows that the app has the
 * secret. Other sessions end, which began without it. Returns ten recovery codes, of which only
 * hashes are stored. Refuses `conflict` when nothing was begun.
 */
export async function confirmSecondFactor(
  accounts: AccountsDeps,
  { id, sessionId }: AuthenticatedUser,
  code: string,
  origin: RequestOrigin,
): Promise<{ recovery_codes: string[] } | Refusal> {
  const { db, clock, config, revokedSessions } = accounts;
  const secret = (await findSecondFactor(db, id))?.pending_secret_encrypted;
  if (!secret) return refuse('conflict', {});
  const text = createSecondFactorEncryption(config.secrets).decrypt(secret);
  let timeStep: number | null = null;
  const refusal = await limitWrongCodes(accounts, id, origin, async () => {
    timeStep = await findTimeStep(text, code, clock.now());
    return timeStep !== null;
  });
  if (refusal) return refusal;
  const codes = newRecoveryCodes();
  const now = new Date(clock.now());
  const revokedIds = await inTransaction(db, async (tx) => {
    if (!(await enablePendingSecret(tx, id, { secret, timeStep: timeStep ?? 0, now })))
      return refuse('conflict', {});
    const hashes = codes.map((recoveryCode) => recoveryCodeHashes(config.secrets, recoveryCode)[0]);
    await replaceRecoveryCodes(tx, id, hashes);
    await recordByOwner(tx, 'switch_on_second_factor', id, origin);
    return revokeUserSessionsOf(tx, id, now, sessionId);
  });
  if (isRefusal(revokedIds)) return revokedIds;
  revokedSessions.add(...revokedIds);
  return { recovery_codes: codes };
}
