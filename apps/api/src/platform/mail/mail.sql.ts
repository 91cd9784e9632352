import { sql } from 'kysely';
import type { CalendarMethod } from '../calendar/booking-calendar.ts';
import type { Db, Tx } from '../database/transaction.ts';

/** One complete email to one recipient. */
export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file and its method. */
  calendar?: { file: string; method: CalendarMethod };
  /** The same key twice queues one email, however often the event is dispatched. */
  eventKey: string;
}

/**
 * Queues emails in one prepared statement; the mailer sends them, or the demo's mailbox shows them.
 * An email whose key is queued already is skipped.
 */
export async function queueMails(db: Db | Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ calendar, ...mail }) => ({
    ...mail,
    calendar: calendar?.file,
    method: calendar?.method,
  }));
  await sql`
    INSERT INTO mails
      (recipient, subject, text_body, html_body, calendar, calendar_method, event_key, created_at)
    SELECT recipient, subject, text, html, calendar, method, "eventKey", clock_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS queued(recipient text, subject text,
      text text, html text, calendar text, method text, "eventKey" text)
    ON CONFLICT (event_key) DO NOTHING`.execute(db);
}

/** Queues one email. */
export function queueMail(db: Db | Tx, mail: Mail): Promise<void> {
  return queueMails(db, [mail]);
}
