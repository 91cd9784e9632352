import { sql } from 'kysely';
import type { Db } from '../../platform/database/transaction.ts';

/** The applications after `afterId`, by id, that lack a fingerprint. */
export function listWithoutFingerprints(db: Db, afterId: string | null, limit: number) {
  return db
    .selectFrom('partner_applications')
    .select(['id', 'tax_id_encrypted', 'bank_account_encrypted'])
    .where(({ or, eb }) =>
      or([eb('tax_id_fingerprint', 'is', null), eb('bank_account_fingerprint', 'is', null)]),
    )
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The fingerprints of one application. */
export interface Fingerprints {
  id: string;
  taxId: Buffer;
  account: Buffer;
}

/** Writes fingerprints where there are none; an application that was amended meanwhile keeps its own. */
export async function addFingerprints(db: Db, found: readonly Fingerprints[]): Promise<void> {
  await sql`
    UPDATE partner_applications a
    SET tax_id_fingerprint = coalesce(a.tax_id_fingerprint, new.tax_id),
      bank_account_fingerprint = coalesce(a.bank_account_fingerprint, new.account)
    FROM unnest(
      ${found.map(({ id }) => id)}::uuid[],
      ${found.map(({ taxId }) => taxId)}::bytea[],
      ${found.map(({ account }) => account)}::bytea[]
    ) AS new (id, tax_id, account)
    WHERE a.id = new.id`.execute(db);
}
