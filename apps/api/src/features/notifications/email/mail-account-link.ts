import type { EmailContent } from '../../../platform/mail/email-template.ts';
import type { Notifier } from '../notifier.ts';
import { greetingOf, languageOf, mailText } from '../templates/translations.ts';
import { findOrganisationName, findRecipient } from './recipients.store.ts';

/**
 * The emails that an account cannot decline: a key of mails.json and the page that the link opens.
 */
const ACCOUNT_LINK_PATHS = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  invitation: '/partner/password-setup',
  staff_invitation: '/partner/password-setup',
  sign_in_link: '/sign-in-link',
  change_email: '/change-email',
  email_changed: '/restore-email',
};

/**
 * Mails a link that carries a token, to the account's address unless another is given. The token is in the fragment of the URL, which browsers send
 * neither to servers nor to other sites, so it stays out of logs and referrers.
 */
export async function mailAccountLink(
  { db, config, queueMail }: Notifier,
  key: keyof typeof ACCOUNT_LINK_PATHS,
  {
    user_id: userId,
    organisation_id: organisationId,
    token,
    email,
  }: { user_id: string; organisation_id?: string; token: string; email?: string },
  event: { id: string },
): Promise<void> {
  const recipient = await findRecipient(db, userId);
  if (!recipient) return;
  const language = languageOf(recipient.language);
  // An invited person does not belong to the organisation yet.
  const inviting = organisationId && (await findOrganisationName(db, organisationId));
  const values = { organisation: inviting ?? recipient.organisation ?? '' };
  const subject = mailText(language, `${key}.subject`, values);
  const content: EmailContent = {
    language,
    title: subject,
    greeting: greetingOf(language, recipient.full_name),
    paragraphs: [
      mailText(language, `${key}.lead`, values),
      mailText(language, `${key}.note`, values),
    ],
    action: {
      label: mailText(language, `${key}.action`),
      url: `${config.publicUrl}${ACCOUNT_LINK_PATHS[key]}#token=${token}`,
      fallback: mailText(language, 'fallback'),
    },
    footer: mailText(language, 'footers.account'),
  };
  await queueMail({
    userId,
    recipient: email ?? recipient.email,
    subject,
    content,
    eventKey: `event-${event.id}`,
  });
}
