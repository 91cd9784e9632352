import { type BookingCalendar, bookingCalendar } from '../calendar/booking-calendar.ts';
import { type EmailContent, renderHtml } from './email-template.ts';

/** The parts of a queued email, as data; or rendered, by an older version of the server. */
export interface QueuedMailParts {
  html_body: string;
  html_content: unknown;
  calendar: string | null;
  calendar_entry: unknown;
  created_at: Date;
}

/** The HTML of a queued email and its iCalendar file, if it has one. */
export function renderMail(mail: QueuedMailParts): { html: string; calendar: string | null } {
  const content = mail.html_content as EmailContent | null;
  const entry = mail.calendar_entry as QueuedCalendar | null;
  return {
    html: content ? renderHtml(content) : mail.html_body,
    calendar: entry ? renderCalendar(entry, mail.created_at) : mail.calendar,
  };
}

/** As it was stored: its dates are text. */
type QueuedCalendar = Omit<BookingCalendar, 'startsAt' | 'endsAt'> &
  Record<'startsAt' | 'endsAt', string>;

function renderCalendar(entry: QueuedCalendar, stamp: Date): string {
  const [startsAt, endsAt] = [new Date(entry.startsAt), new Date(entry.endsAt)];
  return bookingCalendar({ ...entry, startsAt, endsAt, stamp });
}
