import type { CalendarMethod } from '../calendar/booking-calendar.ts';
import type { Db, Tx } from '../database/transaction.ts';

/** One mail to one person, complete. */
export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file and what it asks the reader's calendar to do. */
  calendar?: { file: string; method: CalendarMethod };
  /** The same key twice makes one mail, however often the fact behind it is told. */
  factKey: string;
}

/** Puts a mail into the queue; the mailer sends it, or the demo's mailbox shows it. */
export async function queueMail(db: Db | Tx, mail: Mail): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      recipient: mail.recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      calendar: mail.calendar?.file ?? null,
      calendar_method: mail.calendar?.method ?? null,
      fact_key: mail.factKey,
    })
    .onConflict((conflict) => conflict.column('fact_key').doNothing())
    .execute();
}
