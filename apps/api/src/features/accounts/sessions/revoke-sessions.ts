import type { Tx } from '../../../platform/database/transaction.ts';
import { generateDigitalIdSecret } from '../users/generate-user-identifiers.ts';
import { saveDigitalIdSecret } from '../users/users.store.ts';
import { revokeUserSessionsOf } from './user-sessions.store.ts';

/**
 * Ends every session of a user, but for `except`, and with them what those devices can do without
 * one: the digital ID gets a new secret, so that the codes which they go on making let nobody in.
 * Answers the families that ended.
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
