import { demoApplications } from '@pulse/demo-data/applications';
import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
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
        reference: referenceOf(application.businessName),
        business_name: application.businessName,
        contact_name: application.contactName,
        contact_email: application.contactEmail,
        phone: application.phone,
        business_type: application.businessType,
        description: application.description,
        website: application.website,
        address: application.address,
        latitude: application.position?.latitude ?? null,
        longitude: application.position?.longitude ?? null,
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
        submitted_at: toIsoText(sentAt),
        decided_at: decidedStatuses.has(application.status) ? toIsoText(sentAt + day) : null,
      };
    }),
  );
  await insertRows(tx, 'partner_application_history', demoHistory(now));
}

// Derived from the id, so that it is the same at every first start.
const referenceOf = (businessName: string) =>
  `P-${demoId('application', businessName).replaceAll('-', '').slice(0, 10).toUpperCase()}`;

/** That each application came, and what was decided. */
function demoHistory(now: EpochMs) {
  return demoApplications.flatMap(({ businessName, status, decisionReason, daysAgo }) => {
    const sentAt = now - daysAgo * day;
    const entry = (kind: string, at: EpochMs, text: string) => ({
      id: demoId('application-history', `${businessName} ${kind}`),
      application_id: demoId('application', businessName),
      at: toIsoText(at),
      kind,
      text,
      changes: [],
    });
    const submitted = entry('submitted', sentAt, '');
    if (status === 'submitted') return [submitted];
    return [submitted, entry(status, sentAt + day, decisionReason ?? '')];
  });
}
