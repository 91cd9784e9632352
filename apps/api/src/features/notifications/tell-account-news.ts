import { writeLetter } from '../../platform/mail/letter.ts';
import { findAddressee } from './addressees.store.ts';
import type { Post } from './post.ts';
import { languageOf, mailText } from './texts.ts';

/** The mails an account cannot decline: a key of mails.json and the page its link opens. */
const ACCOUNT_MAILS = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  invitation: '/partner/password-setup',
};

/**
 * Mails somebody a link that carries a token. It stands in the address's fragment, which browsers
 * send neither to servers nor to other sites, so it stays out of logs and referrers.
 */
export async function mailAccountLink(
  { db, config, queueMail }: Post,
  key: keyof typeof ACCOUNT_MAILS,
  { user_id: userId, token }: { user_id: string; token: string },
  fact: { id: string },
): Promise<void> {
  const addressee = await findAddressee(db, userId);
  if (!addressee) return;
  const language = languageOf(addressee.language);
  const values = { organisation: addressee.organisation ?? '' };
  const subject = mailText(language, `${key}.subject`);
  const letter = writeLetter({
    language,
    title: subject,
    greeting: mailText(language, 'greeting', { name: addressee.full_name }),
    paragraphs: [
      mailText(language, `${key}.lead`, values),
      mailText(language, `${key}.note`, values),
    ],
    action: {
      label: mailText(language, `${key}.action`),
      url: `${config.publicUrl}${ACCOUNT_MAILS[key]}#token=${token}`,
      fallback: mailText(language, 'fallback'),
    },
    footer: mailText(language, 'footers.account'),
  });
  await queueMail({
    recipient: addressee.email,
    subject,
    ...letter,
    factKey: `fact-${fact.id}`,
  });
}
