import type { Deps } from '../../../platform/deps.ts';
import { findRecipient } from '../email/recipients.store.ts';
import type { Notifier } from '../notifier.ts';
import { greetingOf, languageOf, mailText } from '../templates/translations.ts';

/**
 * Mails a user that an admin gave them another role. They cannot decline this mail: it reveals a
 * change that was not meant. The reason is for the audit log only.
 */
export function onRoleEvents({ events }: Deps, notifier: Notifier): void {
  events.on('account.role_changed', async ({ user_id, role }, event) => {
    const recipient = await findRecipient(notifier.db, user_id);
    if (!recipient) return;
    const language = languageOf(recipient.language);
    const text = (key: string, values = {}) => mailText(language, `role_changed.${key}`, values);
    const subject = text('subject');
    await notifier.queueMail({
      userId: user_id,
      recipient: recipient.email,
      subject,
      content: {
        language,
        title: subject,
        greeting: greetingOf(language, recipient.full_name),
        paragraphs: [text('lead', { role: text(`role.${role}`) }), text('note')],
        action: {
          label: text('action'),
          url: `${notifier.config.publicUrl}/auth`,
          fallback: mailText(language, 'fallback'),
        },
        footer: mailText(language, 'footers.account'),
      },
      eventKey: `event-${event.id}`,
    });
  });
}
