import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { demoApplications } from '../data/applications/demo-applications.ts';
import { demoId } from '../generate/demo-id.ts';
import { insertRows, toIsoText } from './insert-rows.ts';

const day = 24 * 60 * 60 * 1000;

const decidedStatuses = new Set(['approved', 'rejected', 'changes_requested']);
const hintOf = (secret: string): string => `•••• ${secret.replace(/\s/g, '').slice(-4)}`;

/** Inserts the partner applications; `encrypt` encrypts tax ids and bank accounts. */
export async function seedApplications(
  tx: Tx,
  organisationIds: ReadonlyMap<string, string>,
  encrypt: (text: string) => Uint8Array,
  now: EpochMs,
): Promise<void> {
  const encrypted = (text: string) => `\\x${Buffer.from(encrypt(text)).toString('hex')}`;
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
        tax_id_encrypted: encrypted(application.taxId),
        tax_id_hint: hintOf(application.taxId),
        bank_account_encrypted: encrypted(application.bankAccount),
        bank_account_hint: hintOf(application.bankAccount),
        agreed_at: toIsoText(sentAt),
        language: application.language,
        status: application.status,
        decision_reason: application.decisionReason,
        organisation_id:
          application.status === 'approved' ? (organisationIds.get('Bahr') ?? null) : null,
        created_at: toIsoText(sentAt),
        decided_at: decidedStatuses.has(application.status) ? toIsoText(sentAt + day) : null,
      };
    }),
  );
}
