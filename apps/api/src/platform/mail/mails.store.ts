import { type Selectable, sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Mails } from '../database/schema.ts';
import type { Db, Tx } from '../database/transaction.ts';

/** After so many attempts an email is given up; the row stays with its last error. */
export const MAX_ATTEMPTS = 10;

/** An email that this process has leased for sending. */
export type LeasedMail = Pick<
  Selectable<Mails>,
  | 'id'
  | 'recipient'
  | 'subject'
  | 'text_body'
  | 'html_body'
  | 'html_content'
  | 'calendar'
  | 'calendar_entry'
  | 'calendar_method'
  | 'created_at'
  | 'attempts'
>;

/**
 * Leases the oldest due emails until `leaseExpiresAt` and counts the attempt: a process that dies
 * while sending only delays them. Locked rows are skipped.
 */
export async function leaseDueMails(
  db: Db,
  now: Date,
  leaseExpiresAt: Date,
  limit: number,
): Promise<LeasedMail[]> {
  const { rows } = await sql<LeasedMail>`
    UPDATE mails SET due_at = ${leaseExpiresAt}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM mails
      WHERE sent_at IS NULL AND attempts < ${MAX_ATTEMPTS} AND (due_at IS NULL OR due_at <= ${now})
      ORDER BY created_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, subject, text_body, html_body, html_content, calendar, calendar_entry,
      calendar_method, created_at, attempts`.execute(db);
  return rows;
}

/** Marks an email as sent; unless `keepBodies`, clears its texts, which may contain a token. */
export async function markMailSent(
  db: Db,
  id: string,
  now: Date,
  keepBodies: boolean,
): Promise<void> {
  const cleared = keepBodies
    ? {}
    : { text_body: '', html_body: '', html_content: null, calendar: null, calendar_entry: null };
  await db
    .updateTable('mails')
    .set({ sent_at: now, last_error: null, ...cleared })
    .where('id', '=', id)
    .execute();
}

/** Reschedules an email after a failure, or gives it up. */
export async function rescheduleMail(
  db: Db,
  id: string,
  failure: { dueAt: Date; error: string; giveUp: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      due_at: failure.dueAt,
      last_error: failure.error,
      ...(failure.giveUp && { attempts: MAX_ATTEMPTS }),
    })
    .where('id', '=', id)
    .execute();
}

/** The newest emails, of one recipient if given. */
export async function listMails(db: Db, query: { recipient?: string; limit: number }) {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'recipient',
      'subject',
      'text_body',
      'html_body',
      'html_content',
      'calendar',
      'calendar_entry',
      'created_at',
      'sent_at',
    ])
    .$if(query.recipient !== undefined, (q) =>
      q.where('recipient', '=', (query.recipient ?? '').trim().toLowerCase()),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.limit)
    .execute();
}

/** Deletes emails created before an instant, unsent ones too. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await deleteInBatches((most) =>
    sql`DELETE FROM mails WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM mails WHERE created_at < ${before} LIMIT ${most}))`.execute(db),
  );
}

/** Deletes all mails to a user, whatever the address, and all to one address, in the caller's transaction. */
export async function deleteMailsOf(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where((is) => is.or([is('user_id', '=', userId), is('recipient', '=', email)]))
    .execute();
}
