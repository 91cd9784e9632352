import type { CalendarMethod } from '../../platform/calendar/booking-calendar.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { type Addressee, type MailChoice, wantsMail } from './addressees.store.ts';
import { addNotifications, type NewNotification } from './notifications.store.ts';
import { type Language, mailText } from './texts.ts';

/** What is needed to put something into an inbox and into the mail queue. */
export type Post = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The mail that goes with a notification: the same words, some facts and one button. */
export interface MailPart {
  choice: MailChoice;
  details: [label: string, value: string][];
  /** A key of mails.json, actions; and a path of the web app. */
  action: { key: string; path: string };
  calendar?: { file: string; method: CalendarMethod };
}

/** Puts a notification into the member's inbox and, where the member wants it, mails it as well. */
export async function deliver(
  { db, clock, config }: Post,
  addressee: Addressee,
  language: Language,
  notification: Omit<NewNotification, 'userId'>,
  mail: MailPart,
): Promise<void> {
  const { title, message, factKey } = notification;
  await addNotifications(db, new Date(clock.now()), {
    ...notification,
    userId: addressee.user_id,
  });
  if (!wantsMail(addressee, mail.choice)) return;
  const letter = writeLetter({
    language,
    title,
    greeting: mailText(language, 'greeting', { name: addressee.full_name }),
    paragraphs: [message],
    details: mail.details,
    action: {
      label: mailText(language, `actions.${mail.action.key}`),
      url: config.publicUrl + mail.action.path,
      fallback: mailText(language, 'fallback'),
    },
    footer: mailText(language, 'footers.choices', {
      profile_url: `${config.publicUrl}/app/profile`,
    }),
  });
  await queueMail(db, {
    recipient: addressee.email,
    subject: title,
    ...letter,
    factKey,
    ...(mail.calendar && { calendar: mail.calendar }),
  });
}
