import type { ApplicationState } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';

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
