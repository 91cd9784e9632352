import type { Deps } from '../../platform/deps.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import { listReviewers } from './addressees.store.ts';
import { loadApplicationNews } from './application-news.store.ts';
import { addNotifications } from './notifications.store.ts';
import type { Post } from './post.ts';
import { languageOf, mailText, notificationText } from './texts.ts';

/** Tells applicants how their application stands, and reviewers that one waits. */
export function listenToPartners({ facts }: Deps, post: Post): void {
  facts.on('partner.application_received', async ({ application_id }, fact) => {
    await mailApplicant(post, application_id, fact, { received: true });
    await tellReviewers(post, application_id, fact);
  });
  facts.on('partner.application_decided', ({ application_id, edit_token }, fact) =>
    mailApplicant(post, application_id, fact, { editToken: edit_token }),
  );
}

async function mailApplicant(
  { db, config, queueMail }: Post,
  applicationId: string,
  fact: { id: string },
  { received = false, editToken }: { received?: boolean; editToken?: string },
): Promise<void> {
  const news = await loadApplicationNews(db, applicationId);
  // A submitted application that was decided on can only have been handed in again since.
  if (!news || (!received && news.status === 'submitted')) return;
  const language = languageOf(news.language);
  const key = `application_${received ? 'received' : news.status}`;
  const values = { business: news.business_name, reason: news.decision_reason ?? '' };
  const subject = mailText(language, `${key}.subject`);
  const letter = writeLetter({
    language,
    title: subject,
    greeting: mailText(language, 'greeting', { name: news.business_name }),
    paragraphs: [
      mailText(language, `${key}.lead`, values),
      mailText(language, `${key}.note`, values),
    ],
    ...(editToken && {
      action: {
        label: mailText(language, `${key}.action`),
        url: `${config.publicUrl}/partner-onboarding#token=${editToken}`,
        fallback: mailText(language, 'fallback'),
      },
    }),
    footer: mailText(language, 'footers.application'),
  });
  await queueMail({
    recipient: news.contact_email,
    subject,
    ...letter,
    factKey: `fact-${fact.id}`,
  });
}

async function tellReviewers(
  { db, clock }: Post,
  applicationId: string,
  fact: { id: string },
): Promise<void> {
  const news = await loadApplicationNews(db, applicationId);
  if (!news) return;
  const reviewers = await listReviewers(db);
  await addNotifications(
    db,
    reviewers.map(({ id, language }) => ({
      userId: id,
      at: new Date(clock.now()),
      type: 'system_update' as const,
      title: notificationText(languageOf(language), 'application_received.title'),
      message: notificationText(languageOf(language), 'application_received.message', {
        business: news.business_name,
      }),
      link: '/app/admin/partner-applications',
      factKey: `fact-${fact.id}`,
    })),
  );
}
