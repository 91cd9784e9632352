import { sql } from 'kysely';
import type { Db } from '../../platform/database/transaction.ts';

/** The encrypted values of the applications after `afterId`, by id: of all, or of those that lack a fingerprint. */
export function listSecretsAfter(
  db: Db,
  afterId: string | null,
  { onlyWithoutFingerprint, limit }: { onlyWithoutFingerprint: boolean; limit: number },
) {
  return db
    .selectFrom('partner_applications')
    .select(['id', 'tax_id_encrypted', 'bank_account_encrypted'])
    .$if(onlyWithoutFingerprint, (query) =>
      query.where(({ or, eb }) =>
        or([eb('tax_id_fingerprint', 'is', null), eb('bank_account_fingerprint', 'is', null)]),
      ),
    )
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The encrypted values of an application as they were read and as they are to be, with their fingerprints. */
export interface RenewedSecrets {
  id: string;
  tax_id_encrypted: Buffer;
  bank_account_encrypted: Buffer;
  renewed: {
    tax_id_encrypted: Buffer;
    tax_id_fingerprint: Buffer;
    bank_account_encrypted: Buffer;
    bank_account_fingerprint: Buffer;
  };
}

/** Writes them; an application that was amended meanwhile keeps its own. */
export async function saveRenewedSecrets(db: Db, found: readonly RenewedSecrets[]): Promise<void> {
  const column = (value: (row: RenewedSecrets) => Buffer) => sql`${found.map(value)}::bytea[]`;
  await sql`
    UPDATE partner_applications a
    SET tax_id_encrypted = new.tax_id,
      tax_id_fingerprint = new.tax_id_fingerprint,
      bank_account_encrypted = new.account,
      bank_account_fingerprint = new.account_fingerprint
    FROM unnest(
      ${found.map(({ id }) => id)}::uuid[],
      ${column((row) => row.tax_id_encrypted)},
      ${column((row) => row.bank_account_encrypted)},
      ${column(({ renewed }) => renewed.tax_id_encrypted)},
      ${column(({ renewed }) => renewed.tax_id_fingerprint)},
      ${column(({ renewed }) => renewed.bank_account_encrypted)},
      ${column(({ renewed }) => renewed.bank_account_fingerprint)}
    ) AS new (
      id, read_tax_id, read_account, tax_id, tax_id_fingerprint, account, account_fingerprint
    )
    WHERE a.id = new.id
      AND a.tax_id_encrypted = new.read_tax_id
      AND a.bank_account_encrypted = new.read_account`.execute(db);
}
