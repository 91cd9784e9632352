import { createEncryption, type Encryption } from '../../../platform/crypto/encryption.ts';
import type { ServerSecrets } from '../../../platform/crypto/server-secret.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { RequestOrigin } from '../../../platform/http/routes/request-origin.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { recordAttempt, recordByOwner } from '../account-security-events.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { refuseUntil } from '../sign-in/sign-in-limits.ts';
import { recoveryCodeHashes } from './recovery-codes.ts';
import { findSecondFactor, markRecoveryCodeUsed, markStepUsed } from './second-factors.store.ts';
import { findTimeStep } from './time-based-codes.ts';

/** The encryption of the secrets that apps share with this server. */
export function createSecondFactorEncryption(secrets: ServerSecrets): Encryption {
  return createEncryption(secrets, 'second-factors');
}

/** The refusal of a wrong code, at the field. */
export const wrongCode = () => refuse('validation_failed', { field: 'code', fault: 'code_wrong' });

/**
 * Uses a code of the app or a recovery code, each of which works once. Refuses a wrong one at the
 * field `code`, and any after five wrong ones. Null: it was right.
 */
export function verifyCode(
  accounts: AccountsDeps,
  userId: string,
  code: string,
  origin: RequestOrigin,
): Promise<Refusal | null> {
  return limitWrongCodes(accounts, userId, origin, async () => {
    const factor = await findSecondFactor(accounts.db, userId);
    if (!factor?.secret_encrypted) return false;
    const secret = createSecondFactorEncryption(accounts.config.secrets).decrypt(
      factor.secret_encrypted,
    );
    const now = accounts.clock.now();
    const timeStep = await findTimeStep(secret, code, now);
    if (timeStep !== null) return markStepUsed(accounts.db, userId, timeStep);
    const hashes = recoveryCodeHashes(accounts.config.secrets, code);
    return inTransaction(accounts.db, async (tx) => {
      const isRight = await markRecoveryCodeUsed(tx, userId, hashes, new Date(now));
      if (isRight) await recordByOwner(tx, 'use_recovery_code', userId, origin);
      return isRight;
    });
  });
}

/** Counts an attempt before it is made, and forgets the count when it was right. */
export async function limitWrongCodes(
  { db, secondFactorCounter }: AccountsDeps,
  userId: string,
  origin: RequestOrigin,
  isRight: () => Promise<boolean>,
): Promise<Refusal | null> {
  const blockedUntil = await secondFactorCounter.add(userId);
  if (blockedUntil !== null) return refuseUntil(blockedUntil);
  if (!(await isRight())) {
    await recordAttempt(db, 'fail_code', userId, origin);
    return wrongCode();
  }
  await secondFactorCounter.clear(userId);
  return null;
}
