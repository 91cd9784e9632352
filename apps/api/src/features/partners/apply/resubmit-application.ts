import type { resubmitPartnerApplication } from '@pulse/contract';
import type { z } from 'zod';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  findApplicationByLink,
  lockApplication,
  updateApplication,
} from '../applications.store.ts';
import {
  createApplicationEncryption,
  encryptBankAccount,
  encryptTaxId,
} from '../encrypt-application-secrets.ts';
import { presentApplication } from '../present-application.ts';

/** Reads an application by its edit link, which stays valid. */
export async function openApplication(
  { db }: Deps,
  token: string,
): Promise<ReturnType<typeof presentApplication> | Refusal> {
  const application = await findApplicationByLink(db, hashToken(token));
  return application ? presentApplication(application) : refuse('link_invalid');
}

/** Resubmits a changed application; its edit link is no longer valid afterwards. */
export async function resubmitApplication(
  { db, config }: Deps,
  { token, tax_id, bank_account, ...fields }: z.output<typeof resubmitPartnerApplication.body>,
): Promise<{ id: string; status: 'submitted' } | Refusal> {
  const encryption = createApplicationEncryption(config.secret);
  return inTransaction(db, async (tx) => {
    const linked = await findApplicationByLink(tx, hashToken(token));
    const locked = linked && (await lockApplication(tx, linked.id));
    // It may have been resubmitted between the first read and the lock.
    if (locked?.status !== 'changes_requested') return refuse('link_invalid');
    await updateApplication(tx, locked.id, {
      ...fields,
      ...(tax_id !== undefined && encryptTaxId(encryption, tax_id)),
      ...(bank_account !== undefined && encryptBankAccount(encryption, bank_account)),
      status: 'submitted',
      decision_reason: null,
      decided_at: null,
      edit_token_hash: null,
    });
    await publish(tx, {
      type: 'partner.application_received',
      payload: { application_id: locked.id },
    });
    return { id: locked.id, status: 'submitted' as const };
  });
}
