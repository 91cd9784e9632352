import type { BookingCalendar } from '../../platform/calendar/booking-calendar.ts';
import type { EmailContent } from '../../platform/mail/email-template.ts';
import { type MailChoice, type Recipient, wantsMail } from './email/recipients.store.ts';
import type { NewNotification } from './inbox/add-notifications.ts';
import type { Notifier } from './notifier.ts';
import { greetingOf, type Language, mailText } from './templates/translations.ts';

/** The email of a notification: the same text, a list of details and one button. */
export interface MailOptions {
  choice: MailChoice;
  /** What stands instead of the notification's message. */
  lead?: string;
  details: [label: string, value: string][];
  /** A key of mails.json, actions; and a path of the web app. */
  action: { key: string; path: string };
  calendar?: BookingCalendar;
}

/**
 * Adds a notification to the member's inbox and, if the member's preferences allow it, queues the
 * email.
 */
export async function deliverNotification(
  { clock, config, addNotification, queueMail }: Notifier,
  recipient: Recipient,
  language: Language,
  notification: Omit<NewNotification, 'userId' | 'at'>,
  mail: MailOptions,
): Promise<void> {
  const { title, message, eventKey } = notification;
  const at = new Date(clock.now());
  const adding = addNotification({ ...notification, userId: recipient.user_id, at });
  if (!wantsMail(recipient, mail.choice)) return adding;
  const content: EmailContent = {
    language,
    title,
    greeting: greetingOf(language, recipient.full_name),
    paragraphs: [mail.lead ?? message],
    details: mail.details,
    action: {
      label: mailText(language, `actions.${mail.action.key}`),
      url: config.publicUrl + mail.action.path,
      fallback: mailText(language, 'fallback'),
    },
    footer: mailText(language, 'footers.choices', {
      profile_url: `${config.publicUrl}/app/profile`,
    }),
  };
  const queueing = queueMail({
    userId: recipient.user_id,
    recipient: recipient.email,
    subject: title,
    content,
    eventKey,
    ...(mail.calendar && { calendar: mail.calendar }),
  });
  await Promise.all([adding, queueing]);
}
