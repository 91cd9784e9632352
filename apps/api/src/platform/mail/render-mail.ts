import { type BookingCalendar, bookingCalendar } from '../calendar/booking-calendar.ts';
import type { CalendarEntry } from '../calendar/calendar-event.ts';
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
type Queued<T> = Omit<T, 'startsAt' | 'endsAt'> & Record<'startsAt' | 'endsAt', string>;
type QueuedCalendar = Queued<Omit<BookingCalendar, 'others'>> & {
  others?: Queued<CalendarEntry>[];
};

function renderCalendar({ others = [], ...entry }: QueuedCalendar, stamp: Date): string {
  const read = <T extends Queued<CalendarEntry>>(queued: T) => ({
    ...queued,
    startsAt: new Date(queued.startsAt),
    endsAt: new Date(queued.endsAt),
    stamp,
  });
  return bookingCalendar({ ...read(entry), others: others.map(read) });
}
