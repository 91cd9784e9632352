import type { Deps } from '../../../platform/deps.ts';
import type { EmailContent } from '../../../platform/mail/email-template.ts';
import { listReviewers } from '../email/recipients.store.ts';
import type { Notifier } from '../notifier.ts';
import { languageOf, mailText, notificationText } from '../templates/translations.ts';
import { findApplicationForNotification } from './stores/application-notification.store.ts';

const closedStates = new Set(['approved', 'rejected', 'withdrawn']);

/** Notifies applicants of the state of their application, and reviewers of what came. */
export function onPartnerEvents({ events }: Deps, notifier: Notifier): void {
  events.on('partner.application_received', async (payload, event) => {
    await mailApplicant(notifier, payload, event, 'received');
    await notifyReviewers(notifier, payload.application_id, event);
  });
  events.on('partner.application_amended', async (payload, event) => {
    await mailApplicant(notifier, payload, event, 'amended');
    // Before the review no reviewer has read what was there before.
    if (payload.requested) await notifyReviewers(notifier, payload.application_id, event);
  });
  events.on('partner.application_repeated', (payload, event) =>
    mailApplicant(notifier, payload, event, 'repeated'),
  );
  events.on('partner.application_readdressed', (payload, event) =>
    mailApplicant(notifier, payload, event),
  );
  events.on('partner.application_decided', (payload, event) =>
    mailApplicant(notifier, payload, event),
  );
}

/** Mails the person who applied, by default about the state that the application is in. */
async function mailApplicant(
  { db, config, queueMail }: Notifier,
  { application_id, link_token }: { application_id: string; link_token: string },
  event: { id: string },
  news?: 'received' | 'amended' | 'repeated',
): Promise<void> {
  const application = await findApplicationForNotification(db, application_id);
  if (!application) return;
  const { status, contact_name, contact_email, business_name } = application;
  const language = languageOf(application.language);
  const key = `application_${news ?? (status === 'submitted' ? 'received' : status)}`;
  const values = {
    business: business_name,
    reference: application.reference,
    reason: application.decision_reason ?? '',
  };
  const subject = mailText(language, `${key}.subject`);
  const content: EmailContent = {
    language,
    title: subject,
    greeting: mailText(language, 'greeting', { name: contact_name || business_name }),
    paragraphs: [
      mailText(language, `${key}.lead`, values),
      mailText(language, `${key}.note`, values),
    ],
    // Once it is decided there is nothing to follow.
    ...(!closedStates.has(status) && {
      action: {
        label: mailText(language, `${key}.action`),
        url: `${config.publicUrl}/partner-onboarding#token=${link_token}`,
        fallback: mailText(language, 'fallback'),
      },
    }),
    footer: mailText(language, 'footers.application'),
  };
  await queueMail({
    userId: null,
    recipient: contact_email,
    subject,
    content,
    eventKey: `event-${event.id}`,
  });
}

async function notifyReviewers(
  { db, clock, addNotifications }: Notifier,
  applicationId: string,
  event: { id: string },
): Promise<void> {
  const application = await findApplicationForNotification(db, applicationId);
  if (!application) return;
  const reviewers = await listReviewers(db);
  await addNotifications(
    reviewers.map(({ id, language }) => ({
      userId: id,
      at: new Date(clock.now()),
      cause: 'application_received' as const,
      title: notificationText(languageOf(language), 'application_received.title'),
      message: notificationText(languageOf(language), 'application_received.message', {
        business: application.business_name,
      }),
      link: '/app/admin/partner-applications',
      eventKey: `event-${event.id}`,
    })),
  );
}
