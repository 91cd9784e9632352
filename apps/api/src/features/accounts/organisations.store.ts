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
