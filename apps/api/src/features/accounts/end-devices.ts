import type { Tx } from '../../platform/database/transaction.ts';
import { newDigitalIdSecret } from './new-identity.ts';
import { revokeFamiliesOf } from './sign-in-families.store.ts';
import { saveDigitalIdSecret } from './users.store.ts';

/**
 * Ends every session of a user, but for `except`, and with them what those devices can do without
 * one: the digital ID gets a new secret, so that the codes which they go on making let nobody in.
 * Answers the families that ended.
 */
export async function endDevices(
  tx: Tx,
  userId: string,
  now: Date,
  except: string | null = null,
): Promise<string[]> {
  await saveDigitalIdSecret(tx, userId, newDigitalIdSecret());
  return revokeFamiliesOf(tx, userId, now, except);
}
