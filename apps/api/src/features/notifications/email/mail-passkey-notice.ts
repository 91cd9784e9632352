import type { EmailContent } from '../../../platform/mail/email-template.ts';
import type { Notifier } from '../notifier.ts';
import { greetingOf, languageOf, mailText } from '../templates/translations.ts';
import { findRecipient } from './recipients.store.ts';

/**
 * Tells the owner that a passkey came or went, which a user cannot decline: a thief who did it should be
 * noticed.
 */
export async function mailPasskeyNotice(
  { db, config, queueMail }: Notifier,
  key: 'passkey_added' | 'passkey_removed',
  { user_id: userId, name }: { user_id: string; name: string },
  event: { id: string },
): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (!recipient) return;
  const language = languageOf(recipient.language);
  const subject = mailText(language, `${key}.subject`);
  const content: EmailContent = {
    language,
    title: subject,
    greeting: greetingOf(language, recipient.full_name),
    paragraphs: [mailText(language, `${key}.lead`, { name }), mailText(language, `${key}.note`)],
    action: {
      label: mailText(language, `${key}.action`),
      url: `${config.publicUrl}/app/profile#security`,
      fallback: mailText(language, 'fallback'),
    },
    footer: mailText(language, 'footers.account'),
  };
  await queueMail({
    userId,
    recipient: recipient.email,
    subject,
    content,
    eventKey: `event-${event.id}`,
  });
}
