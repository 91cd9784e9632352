import { type Insertable, sql, type Updateable } from 'kysely';
import type { Organisations } from '../../platform/database/schema.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

const DETAIL_COLUMNS = [
  'version',
  'name',
  'legal_name',
  'contact_name',
  'contact_email',
  'contact_phone',
  'tax_id_hint',
  'bank_name',
  'bank_account_hint',
  'changed_at',
] as const;

/** An organisation without its encrypted values. */
export type OrganisationRow = NonNullable<Awaited<ReturnType<typeof findOrganisation>>>;

/** Founds a partner organisation with what is known of it; returns its id. */
export async function insertOrganisation(
  tx: Tx,
  values: Insertable<Organisations>,
): Promise<string> {
  const { id } = await tx
    .insertInto('organisations')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an organisation until the transaction ends, so that who works for it changes once at a time. */
export async function lockOrganisation(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('organisations').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** An organisation by its id. */
export function findOrganisation(db: Db | Tx, id: string) {
  return db
    .selectFrom('organisations')
    .select(DETAIL_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes an organisation that the caller has locked, and returns it. */
export function updateOrganisation(
  tx: Tx,
  id: string,
  values: Updateable<Organisations>,
): Promise<OrganisationRow> {
  return tx
    .updateTable('organisations')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning(DETAIL_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The encrypted values of an organisation; null where it has none. */
export function findOrganisationSecrets(tx: Tx, id: string) {
  return tx
    .selectFrom('organisations')
    .select(['tax_id_encrypted', 'bank_account_encrypted'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The organisation of this name, founded when there is none. */
export async function organisationNamed(tx: Tx, name: string): Promise<string> {
  const known = await tx
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', name)
    .orderBy('created_at')
    .executeTakeFirst();
  return known?.id ?? insertOrganisation(tx, { name });
}

/** The organisations with this name or id, the oldest first. */
export function listOrganisationsCalled(db: Db | Tx, nameOrId: string) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where(({ or, eb }) =>
      or([eb('name', '=', nameOrId), eb(sql<string>`id::text`, '=', nameOrId.toLowerCase())]),
    )
    .orderBy('created_at')
    .execute();
}
