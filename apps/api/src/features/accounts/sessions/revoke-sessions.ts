import type { Tx } from '../../../platform/database/transaction.ts';
import { generateDigitalIdSecret } from '../users/generate-user-identifiers.ts';
import { saveDigitalIdSecret } from '../users/users.store.ts';
import { revokeUserSessionsOf } from './user-sessions.store.ts';

/**
 * Revokes every session of a user except `exceptSessionId` and returns their ids. The digital ID
 * gets a new secret, so that the codes which those devices still generate are not accepted.
 */
export async function revokeSessionsAndRenewDigitalId(
  tx: Tx,
  userId: string,
  now: Date,
  exceptSessionId: string | null = null,
): Promise<string[]> {
  await saveDigitalIdSecret(tx, userId, generateDigitalIdSecret());
  return revokeUserSessionsOf(tx, userId, now, exceptSessionId);
}
