import type { CalendarMethod } from '../../platform/calendar/booking-calendar.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { type Addressee, type MailChoice, wantsMail } from './addressees.store.ts';
import type { NewNotification } from './notifications.store.ts';
import type { Post } from './post.ts';
import { type Language, mailText } from './texts.ts';

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
  { clock, config, addNotification, queueMail }: Post,
  addressee: Addressee,
  language: Language,
  notification: Omit<NewNotification, 'userId' | 'at'>,
  mail: MailPart,
): Promise<void> {
  const { title, message, factKey } = notification;
  const at = new Date(clock.now());
  const added = addNotification({ ...notification, userId: addressee.user_id, at });
  if (!wantsMail(addressee, mail.choice)) return added;
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
  const queued = queueMail({
    recipient: addressee.email,
    subject: title,
    ...letter,
    factKey,
    ...(mail.calendar && { calendar: mail.calendar }),
  });
  await Promise.all([added, queued]);
}
