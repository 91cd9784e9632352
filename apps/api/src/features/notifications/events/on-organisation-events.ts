import type { Deps } from '../../../platform/deps.ts';
import type { EmailContent } from '../../../platform/mail/email-template.ts';
import { findOrganisationName, findRecipientsByIds } from '../email/recipients.store.ts';
import type { Notifier } from '../notifier.ts';
import { greetingOf, languageOf, mailText } from '../templates/translations.ts';

/** The fields of an organisation that a mail names, in its order. */
const NAMED = [
  'bank_account',
  'tax_id',
  'legal_name',
  'contact_name',
  'contact_email',
  'contact_phone',
];

/**
 * Mails the admins of an organisation that its details were changed, and by whom. An admin cannot decline
 * this mail: it reveals a change of the payouts that no admin made.
 */
export function onOrganisationEvents({ events }: Deps, notifier: Notifier): void {
  events.on('organisation.changed', async (payload, event) => {
    const { db, config, queueMail } = notifier;
    const { organisation_id, changed_by, admin_ids, fields } = payload;
    const recipients = await findRecipientsByIds(db, [...new Set([...admin_ids, changed_by])]);
    const organisation = (await findOrganisationName(db, organisation_id)) ?? '';
    const person = recipients.find(({ user_id }) => user_id === changed_by)?.full_name ?? '';
    const admins = recipients.filter(({ user_id }) => admin_ids.includes(user_id));
    const mails = admins.map(({ user_id, email, full_name, language: code }) => {
      const language = languageOf(code);
      const text = (key: string) =>
        mailText(language, `organisation_changed.${key}`, { organisation, person });
      const subject = text('subject');
      const changed = NAMED.filter((name) => fields.includes(name));
      const content: EmailContent = {
        language,
        title: subject,
        greeting: greetingOf(language, full_name),
        paragraphs: [text('lead'), text('note')],
        details: [[text('changed'), changed.map((name) => text(`field.${name}`)).join(', ')]],
        action: {
          label: text('action'),
          url: `${config.publicUrl}/app/partner/organisation`,
          fallback: mailText(language, 'fallback'),
        },
        footer: mailText(language, 'footers.account'),
      };
      return queueMail({
        userId: user_id,
        recipient: email,
        subject,
        content,
        eventKey: `event-${event.id}-${user_id}`,
      });
    });
    await Promise.all(mails);
  });
}
