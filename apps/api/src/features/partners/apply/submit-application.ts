import type { submitPartnerApplication } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { insertApplication } from '../applications.store.ts';
import { createApplicationEncryption, encryptSecrets } from '../encrypt-application-secrets.ts';

type SubmitApplicationBody = z.output<typeof submitPartnerApplication.body>;

/** Stores an application with its secrets encrypted and notifies applicant and reviewers. */
export async function submitApplication(
  { db, clock, config }: Deps,
  { tax_id, bank_account, agreement: _, ...fields }: SubmitApplicationBody,
  language: 'en' | 'fr' | 'de',
): Promise<{ id: string; status: 'submitted' }> {
  const now = new Date(clock.now());
  return inTransaction(db, async (tx) => {
    const { id } = await insertApplication(tx, {
      ...fields,
      ...encryptSecrets(createApplicationEncryption(config.secret), { tax_id, bank_account }),
      language: fields.language ?? language,
      agreed_at: now,
      created_at: now,
    });
    await publish(tx, { type: 'partner.application_received', payload: { application_id: id } });
    return { id, status: 'submitted' as const };
  });
}
