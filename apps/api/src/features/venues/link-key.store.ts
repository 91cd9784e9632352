import type { Tx } from '../../platform/database/transaction.ts';

/** Increments the version of a venue's link key and returns it. */
export async function incrementLinkKeyVersion(tx: Tx, venueId: string): Promise<number> {
  const row = await tx
    .updateTable('venues')
    .set((row) => ({ link_key_version: row('link_key_version', '+', 1) }))
    .where('id', '=', venueId)
    .returning('link_key_version')
    .executeTakeFirstOrThrow();
  return row.link_key_version;
}
