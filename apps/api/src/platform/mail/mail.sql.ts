import { sql } from 'kysely';
import type { BookingCalendar } from '../calendar/booking-calendar.ts';
import type { Db, Tx } from '../database/transaction.ts';
import { type EmailContent, renderText } from './email-template.ts';

/** One email to one recipient; its HTML and its calendar file are rendered when it is sent. */
export interface Mail {
  /** The account that it is to, which is erased with its mails; null for a person without one. */
  userId: string | null;
  recipient: string;
  subject: string;
  content: EmailContent;
  calendar?: BookingCalendar;
  /** The same key twice queues one email, however often the event is dispatched. */
  eventKey: string;
}

/**
 * Queues emails in one prepared statement; the mailer sends them, or the demo's mailbox shows them.
 * An email whose key is queued already is skipped, and one to an account that is deleted: the lock makes
 * the insert wait for a deletion in progress, whose erasure would not find the row otherwise.
 */
export async function queueMails(db: Db | Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({
    ...mail,
    text: renderText(mail.content),
    method: mail.calendar?.method,
  }));
  await sql`
    INSERT INTO mails
      (user_id, recipient, subject, text_body, html_content, calendar_entry, calendar_method,
      event_key, created_at)
    SELECT "userId", recipient, subject, text, content, calendar, method, "eventKey",
      clock_timestamp()
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS queued("userId" uuid, recipient text,
      subject text, text text, content json, calendar json, method text, "eventKey" text)
    WHERE "userId" IS NULL OR EXISTS (
      SELECT FROM users u WHERE u.id = "userId" AND u.deleted_at IS NULL FOR SHARE)
    ON CONFLICT (event_key) DO NOTHING`.execute(db);
}

/** Queues one email. */
export function queueMail(db: Db | Tx, mail: Mail): Promise<void> {
  return queueMails(db, [mail]);
}
