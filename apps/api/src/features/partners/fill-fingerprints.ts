import type { Deps } from '../../platform/deps.ts';
import {
  createApplicationEncryption,
  fingerprintOfAccount,
  fingerprintOfTaxId,
} from './encrypt-application-secrets.ts';
import { addFingerprints, listWithoutFingerprints } from './missing-fingerprints.store.ts';

const BATCH_SIZE = 100;

/**
 * Gives applications that were sent before there were fingerprints theirs, so that a repeated one is
 * recognised by its tax id and account too. One whose numbers cannot be read is logged and left. A
 * migration cannot do it: it does not know the server's secret.
 */
export async function fillFingerprints({ db, config, log }: Deps): Promise<void> {
  const { decrypt } = createApplicationEncryption(config.secret);
  let lastId: string | null = null;
  for (;;) {
    const rows = await listWithoutFingerprints(db, lastId, BATCH_SIZE);
    const last = rows.at(-1);
    if (!last) return;
    lastId = last.id;
    const found = rows.flatMap(
      ({ id, tax_id_encrypted: taxId, bank_account_encrypted: account }) => {
        try {
          return [
            {
              id,
              taxId: fingerprintOfTaxId(config.secret, decrypt(taxId)),
              account: fingerprintOfAccount(config.secret, decrypt(account)),
            },
          ];
        } catch (error) {
          log.error({ err: error, application: id }, 'an application could not be decrypted');
          return [];
        }
      },
    );
    await addFingerprints(db, found);
  }
}
