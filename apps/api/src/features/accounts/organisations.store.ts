import type { Tx } from '../../platform/database/transaction.ts';

/** Founds a partner organisation; returns its id. */
export async function insertOrganisation(tx: Tx, name: string): Promise<string> {
  const { id } = await tx
    .insertInto('organisations')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an organisation until the transaction ends, so that who works for it changes once at a time. */
export async function lockOrganisation(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('organisations').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The organisation of this name, founded when there is none. */
export async function organisationNamed(tx: Tx, name: string): Promise<string> {
  const known = await tx
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', name)
    .orderBy('created_at')
    .executeTakeFirst();
  return known?.id ?? insertOrganisation(tx, name);
}
