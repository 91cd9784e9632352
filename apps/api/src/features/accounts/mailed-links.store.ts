import type { Db, Tx } from '../../platform/database/transaction.ts';

/** What a mailed link does. */
export type LinkPurpose = 'verify_email' | 'reset_password' | 'invitation';

/** Keeps the hash of a mailed token. */
export async function insertLink(
  tx: Tx,
  link: { tokenHash: Buffer; userId: string; purpose: LinkPurpose; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('mailed_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      purpose: link.purpose,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** A mailed link, locked so that two clicks at once use it one after the other. */
export async function lockLink(tx: Tx, tokenHash: Buffer, purpose: LinkPurpose) {
  return tx
    .selectFrom('mailed_links')
    .select(['user_id', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks every unused link of a purpose as used: one was clicked, and each works once. */
export async function useUpLinks(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes links that stopped working before an instant. */
export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<', before).execute();
}

/** Deletes every link of a user. */
export async function deleteLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mailed_links').where('user_id', '=', userId).execute();
}
