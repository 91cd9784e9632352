import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createPartnerEncryption } from '../organisation/partner-encryption.ts';
import { createSecondFactorEncryption } from '../second-factor/verify-code.ts';
import {
  type EncryptedTable,
  type EncryptedValues,
  organisationValues,
  type RenewedValues,
  secondFactorValues,
} from './encrypted-values.store.ts';

const BATCH_SIZE = 500;

/**
 * Encrypts again, with the newest secret, what an earlier one encrypted of organisations and second
 * factors, so that the earlier one can be taken away. A row that no present secret decrypts is logged
 * and left. Does nothing where there is one secret.
 */
export async function renewEncryption(deps: Deps): Promise<void> {
  const { secrets } = deps.config;
  if (secrets.length === 1) return;
  await renewTable(deps, organisationValues, createPartnerEncryption(secrets));
  await renewTable(deps, secondFactorValues, createSecondFactorEncryption(secrets));
}

async function renewTable(
  { db, log }: Deps,
  { list, replace }: EncryptedTable,
  { renew }: Encryption,
): Promise<void> {
  let lastKey: string | null = null;
  for (;;) {
    const rows = await list(db, lastKey, BATCH_SIZE);
    const last = rows.at(-1);
    if (!last) return;
    lastKey = last.key;
    const renewed = rows.flatMap((row) => {
      try {
        return renewRow(row, renew);
      } catch (error) {
        log.error({ err: error, row: row.key }, 'a value could not be decrypted');
        return [];
      }
    });
    if (renewed.length > 0) await replace(db, renewed);
  }
}

/** None when the newest secret encrypted both values. */
function renewRow(read: EncryptedValues, renew: Encryption['renew']): RenewedValues[] {
  const first = read.first && renew(read.first);
  const second = read.second && renew(read.second);
  if (!first && !second) return [];
  const { key } = read;
  return [{ read, renewed: { key, first: first ?? read.first, second: second ?? read.second } }];
}
