import { sql } from 'kysely';
import type { BookingCalendar } from '../calendar/booking-calendar.ts';
import type { Db, Tx } from '../database/transaction.ts';
import { type EmailContent, renderText } from './email-template.ts';

/** One email to one recipient; its HTML and its calendar file are rendered when it is sent. */
export interface Mail {
  recipient: string;
  subject: string;
  content: EmailContent;
  calendar?: BookingCalendar;
  /** The same key twice queues one email, however often the event is dispatched. */
  eventKey: string;
}

/**
 * Queues emails in one prepared statement; the mailer sends them, or the demo's mailbox shows them.
 * An email whose key is queued already is skipped.
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
      (recipient, subject, text_body, html_content, calendar_entry, calendar_method, event_key,
      created_at)
    SELECT recipient, subject, text, content, calendar, method, "eventKey", clock_timestamp()
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS queued(recipient text, subject text,
      text text, content json, calendar json, method text, "eventKey" text)
    ON CONFLICT (event_key) DO NOTHING`.execute(db);
}

/** Queues one email. */
export function queueMail(db: Db | Tx, mail: Mail): Promise<void> {
  return queueMails(db, [mail]);
}
