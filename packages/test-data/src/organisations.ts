import type { Db, NewRow } from './database.ts';

/** Inserts a partner organisation and returns its id. */
export async function createOrganisation(
  db: Db,
  overrides: Partial<NewRow<'organisations'>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('organisations')
    .values({ name: 'Nafas Studio', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
