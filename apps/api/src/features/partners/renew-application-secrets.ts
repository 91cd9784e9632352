import type { Deps } from '../../platform/deps.ts';
import {
  createApplicationEncryption,
  fingerprintOfAccount,
  fingerprintOfTaxId,
} from './encrypt-application-secrets.ts';
import { listSecretsAfter, saveRenewedSecrets } from './renewed-secrets.store.ts';

const BATCH_SIZE = 100;

/**
 * Encrypts the numbers of applications again, with the newest secret, and gives them its fingerprints,
 * so that a repeated one is recognised whichever secret was the newest when it was sent. Where there is
 * one secret, only those without fingerprints need it. One whose numbers cannot be read is logged and
 * left. A migration cannot do it: it does not know the server's secret.
 */
export async function renewApplicationSecrets({ db, config, log }: Deps): Promise<void> {
  const { secrets } = config;
  const { decrypt, renew } = createApplicationEncryption(secrets);
  const pages = { onlyWithoutFingerprint: secrets.length === 1, limit: BATCH_SIZE };
  let lastId: string | null = null;
  for (;;) {
    const rows = await listSecretsAfter(db, lastId, pages);
    const last = rows.at(-1);
    if (!last) return;
    lastId = last.id;
    const found = rows.flatMap((row) => {
      const { tax_id_encrypted: taxId, bank_account_encrypted: account } = row;
      try {
        const renewed = {
          tax_id_encrypted: renew(taxId) ?? taxId,
          tax_id_fingerprint: fingerprintOfTaxId(secrets, decrypt(taxId)),
          bank_account_encrypted: renew(account) ?? account,
          bank_account_fingerprint: fingerprintOfAccount(secrets, decrypt(account)),
        };
        return [{ ...row, renewed }];
      } catch (error) {
        log.error({ err: error, application: row.id }, 'an application could not be decrypted');
        return [];
      }
    });
    await saveRenewedSecrets(db, found);
  }
}
