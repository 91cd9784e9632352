import { recordSecurityEvent } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { RequestOrigin } from '../../../platform/http/routes/request-origin.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findOrganisationSecrets } from '../../accounts/index.ts';
import { findEncryptedSecrets } from '../applications.store.ts';
import { createApplicationEncryption } from '../encrypt-application-secrets.ts';

/**
 * Decrypts tax id and bank account for a reviewer, and records it in the audit log in the same
 * transaction. After the approval they are the organisation's, which may have changed them since.
 */
export async function revealApplicationSecrets(
  { db, config }: Deps,
  reviewerId: string,
  applicationId: string,
  origin: RequestOrigin,
): Promise<{ tax_id: string; bank_account: string } | Refusal> {
  const encryption = createApplicationEncryption(config.secrets);
  return inTransaction(db, async (tx) => {
    const encrypted = await findEncryptedSecrets(tx, applicationId);
    if (!encrypted) return refuse('not_found');
    await recordSecurityEvent(tx, {
      actor: reviewerId,
      event: 'reveal_partner_application',
      subject: { type: 'partner_application', id: applicationId },
      origin,
    });
    const { organisation_id, tax_id_encrypted, bank_account_encrypted } = encrypted;
    const current = organisation_id
      ? await findOrganisationSecrets(tx, organisation_id)
      : undefined;
    return {
      tax_id: encryption.decrypt(current?.tax_id_encrypted ?? tax_id_encrypted),
      bank_account: encryption.decrypt(current?.bank_account_encrypted ?? bank_account_encrypted),
    };
  });
}
