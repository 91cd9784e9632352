import { sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** What a link in an email is for. */
export type EmailLinkPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'invitation'
  | 'sign_in'
  | 'change_email'
  | 'restore_email';

/** What a link carries beside its user. */
export interface EmailLinkContent {
  /** The class that its user wants to book. */
  classSessionId?: string | null;
  /** The address to which it moves the account. */
  email?: string;
  /** The session that asked for it. */
  sessionId?: string;
}

/** Inserts the hash of a link's token, with what the link carries. */
export async function insertEmailLink(
  tx: Tx,
  link: {
    tokenHash: Buffer;
    userId: string;
    purpose: EmailLinkPurpose;
    expiresAt: Date;
  } & EmailLinkContent,
): Promise<void> {
  await tx
    .insertInto('email_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      purpose: link.purpose,
      expires_at: link.expiresAt,
      class_session_id: link.classSessionId ?? null,
      email: link.email ?? null,
      session_id: link.sessionId ?? null,
    })
    .execute();
}

/** A link, and since when its user's address is confirmed, locked so that two concurrent clicks use it one after the other. */
export async function lockEmailLink(tx: Tx, tokenHash: Buffer, purpose: EmailLinkPurpose) {
  return tx
    .selectFrom('email_links')
    .select(['user_id', 'expires_at', 'used_at', 'class_session_id', 'email', 'session_id'])
    .select(({ selectFrom }) =>
      selectFrom('users')
        .select('email_verified_at')
        .whereRef('users.id', '=', 'email_links.user_id')
        .as('confirmed_at'),
    )
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks every unused link of some purposes as used, so that each works once. */
export async function markEmailLinksUsed(
  tx: Tx,
  userId: string,
  purposes: readonly EmailLinkPurpose[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** The class in the newest confirmation link of a user; null without one. */
export async function findClassOfLatestLink(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('email_links')
    .select('class_session_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify_email')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.class_session_id ?? null;
}

/** Marks every unused link of a user as used, whatever it is for, but for those of one purpose. */
export async function markAllEmailLinksUsed(
  tx: Tx,
  userId: string,
  now: Date,
  exceptPurpose: EmailLinkPurpose | null = null,
): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .$if(exceptPurpose !== null, (query) => query.where('purpose', '!=', exceptPurpose ?? ''))
    .execute();
}

/** Deletes links that expired before an instant. */
export async function deleteExpiredEmailLinks(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM email_links WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM email_links WHERE expires_at < ${before} LIMIT ${most}))`.execute(db),
  );
}

/** Deletes every link of a user. */
export async function deleteEmailLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_links').where('user_id', '=', userId).execute();
}
