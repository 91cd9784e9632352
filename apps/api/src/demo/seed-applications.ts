import type { Tx } from '../platform/database/transaction.ts';
import { demoApplications } from './data/demo-applications.ts';
import { demoId } from './demo-id.ts';
import { insertRows, instantText } from './insert-rows.ts';

const day = 24 * 60 * 60 * 1000;

const decided = new Set(['approved', 'rejected', 'changes_requested']);
const hintOf = (secret: string): string => `•••• ${secret.replace(/\s/g, '').slice(-4)}`;

/** Writes the partner applications; `seal` encrypts what the law and the owner want kept secret. */
export async function seedApplications(
  tx: Tx,
  organisationIds: ReadonlyMap<string, string>,
  seal: (text: string) => Uint8Array,
  now: number,
): Promise<void> {
  const sealed = (text: string) => `\\x${Buffer.from(seal(text)).toString('hex')}`;
  await insertRows(
    tx,
    'partner_applications',
    demoApplications.map((application) => {
      const sentAt = now - application.daysAgo * day;
      return {
        id: demoId('application', application.businessName),
        business_name: application.businessName,
        contact_email: application.contactEmail,
        phone: application.phone,
        business_type: application.businessType,
        description: application.description,
        website: application.website,
        address: application.address,
        tax_id_sealed: sealed(application.taxId),
        tax_id_hint: hintOf(application.taxId),
        bank_account_sealed: sealed(application.bankAccount),
        bank_account_hint: hintOf(application.bankAccount),
        agreed_at: instantText(sentAt),
        language: application.language,
        status: application.status,
        decision_reason: application.decisionReason,
        organisation_id:
          application.status === 'approved' ? (organisationIds.get('Bahr') ?? null) : null,
        created_at: instantText(sentAt),
        decided_at: decided.has(application.status) ? instantText(sentAt + day) : null,
      };
    }),
  );
}
