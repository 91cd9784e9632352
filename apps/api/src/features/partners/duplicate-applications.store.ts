import { sql } from 'kysely';
import type { Db } from '../../platform/database/transaction.ts';
import { APPLICATION_COLUMNS } from './applications.store.ts';
import type { ReviewedRow } from './review-applications/reviewed-applications.store.ts';

/** An application that shares something with another one. */
export type DuplicateRow = ReviewedRow & { same: string[] };

const digits = (column: string) => sql`regexp_replace(${sql.ref(column)}, '\\D', '', 'g')`;

/** The newest other applications that share something with this one, and what. */
export async function listDuplicates(db: Db, id: string, limit: number): Promise<DuplicateRow[]> {
  const sameName = sql<boolean>`lower(o.business_name) = lower(a.business_name)`;
  const sameEmail = sql<boolean>`lower(o.contact_email) = lower(a.contact_email)`;
  const samePhone = sql<boolean>`${digits('o.phone')} = ${digits('a.phone')}`;
  const sameWebsite = sql<boolean>`a.website <> '' AND o.website = a.website`;
  const sameTaxId = sql<boolean>`o.tax_id_fingerprint = a.tax_id_fingerprint`;
  const sameAccount = sql<boolean>`o.bank_account_fingerprint = a.bank_account_fingerprint`;
  return db
    .selectFrom('partner_applications as a')
    .innerJoin('partner_applications as o', (join) =>
      join
        .onRef('o.id', '<>', 'a.id')
        .on(({ or }) => or([sameName, sameEmail, samePhone, sameWebsite, sameTaxId, sameAccount])),
    )
    .leftJoin('users as u', 'u.id', 'o.assigned_to')
    .select(APPLICATION_COLUMNS.map((name) => `o.${name}` as const))
    .select('u.full_name as assignee_name')
    .select(
      sql<string[]>`array_remove(ARRAY[
        CASE WHEN ${sameName} THEN 'business_name' END,
        CASE WHEN ${sameEmail} THEN 'contact_email' END,
        CASE WHEN ${samePhone} THEN 'phone' END,
        CASE WHEN ${sameWebsite} THEN 'website' END,
        CASE WHEN ${sameTaxId} THEN 'tax_id' END,
        CASE WHEN ${sameAccount} THEN 'bank_account' END], NULL)`.as('same'),
    )
    .where('a.id', '=', id)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .execute();
}
