import type { Deps } from '../../../platform/deps.ts';
import { renderEmail } from '../../../platform/mail/email-template.ts';
import { listReviewers } from '../email/recipients.store.ts';
import { addNotifications } from '../inbox/add-notifications.ts';
import type { Notifier } from '../notifier.ts';
import { languageOf, mailText, notificationText } from '../templates/translations.ts';
import { findApplicationForNotification } from './application-notification.store.ts';

/** Notifies applicants of the state of their application, and reviewers of a new one. */
export function onPartnerEvents({ events }: Deps, notifier: Notifier): void {
  events.on('partner.application_received', async ({ application_id }, event) => {
    await mailApplicant(notifier, application_id, event, { received: true });
    await notifyReviewers(notifier, application_id, event);
  });
  events.on('partner.application_decided', ({ application_id, edit_token }, event) =>
    mailApplicant(notifier, application_id, event, { editToken: edit_token }),
  );
}

async function mailApplicant(
  { db, config, queueMail }: Notifier,
  applicationId: string,
  event: { id: string },
  { received = false, editToken }: { received?: boolean; editToken?: string },
): Promise<void> {
  const application = await findApplicationForNotification(db, applicationId);
  // A decided application that is submitted again must have been resubmitted since.
  if (!application || (!received && application.status === 'submitted')) return;
  const language = languageOf(application.language);
  const key = `application_${received ? 'received' : application.status}`;
  const values = { business: application.business_name, reason: application.decision_reason ?? '' };
  const subject = mailText(language, `${key}.subject`);
  const mailContent = renderEmail({
    language,
    title: subject,
    greeting: mailText(language, 'greeting', { name: application.business_name }),
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
    recipient: application.contact_email,
    subject,
    ...mailContent,
    eventKey: `event-${event.id}`,
  });
}

async function notifyReviewers(
  { db, clock }: Notifier,
  applicationId: string,
  event: { id: string },
): Promise<void> {
  const application = await findApplicationForNotification(db, applicationId);
  if (!application) return;
  const reviewers = await listReviewers(db);
  await addNotifications(
    db,
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
