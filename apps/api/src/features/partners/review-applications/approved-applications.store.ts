import type { ApplicationState } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** An application with the organisation that its approval founded, locked until the transaction ends. */
export async function lockApprovedApplication(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('partner_applications')
    .select(['status', 'contact_email', 'organisation_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, status: row.status as ApplicationState };
}

/** What an application passes to its organisation, tax id and bank account still encrypted. */
export function findDetailsToPass(tx: Tx, id: string) {
  return tx
    .selectFrom('partner_applications')
    .select([
      'tax_id_encrypted',
      'tax_id_hint',
      'bank_name',
      'bank_account_encrypted',
      'bank_account_hint',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of some organisations that agreed to the terms with an application that was approved. */
export async function listAgreedOrganisations(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('partner_applications')
    .select('organisation_id')
    .where('organisation_id', 'in', [...ids])
    .where('status', '=', 'approved')
    .execute();
  return new Set(rows.flatMap(({ organisation_id }) => organisation_id ?? []));
}
