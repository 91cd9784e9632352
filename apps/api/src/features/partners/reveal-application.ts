import { audit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { findSealedSecrets } from './applications.store.ts';
import { partnerSeal } from './partner-secrets.ts';

/** Opens tax id and bank account for a reviewer; the look is in the audit log or did not happen. */
export async function revealApplication(
  { db, config }: Deps,
  reviewerId: string,
  applicationId: string,
): Promise<{ tax_id: string; bank_account: string } | Refusal> {
  const seal = partnerSeal(config.secret);
  return inTransaction(db, async (tx) => {
    const sealed = await findSealedSecrets(tx, applicationId);
    if (!sealed) return refuse('not_found');
    await audit(tx, {
      actor: reviewerId,
      action: 'reveal_partner_application',
      subject: { type: 'partner_application', id: applicationId },
    });
    return {
      tax_id: seal.open(sealed.tax_id_sealed),
      bank_account: seal.open(sealed.bank_account_sealed),
    };
  });
}
