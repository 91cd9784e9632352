import type { Deps } from '../../../platform/deps.ts';
import type { Notifier } from '../notifier.ts';
import { languageOf, notificationText } from '../templates/translations.ts';
import { findAnsweredFeedback } from './stores/feedback-notification.store.ts';

/** Notifies members that their feedback was answered. */
export function onFeedbackEvents({ events }: Deps, notifier: Notifier): void {
  events.on('feedback.answered', ({ feedback_id }, event) =>
    notifyAboutAnswer(notifier, feedback_id, event),
  );
}

async function notifyAboutAnswer(
  notifier: Notifier,
  feedbackId: string,
  event: { id: string },
): Promise<void> {
  const feedback = await findAnsweredFeedback(notifier.db, feedbackId);
  if (!feedback) return;
  const language = languageOf(feedback.language);
  await notifier.addNotification({
    userId: feedback.user_id,
    at: new Date(notifier.clock.now()),
    cause: 'feedback_answered',
    title: notificationText(language, 'feedback_answered.title'),
    // The answer as staff wrote it, in whatever language.
    message: truncate(feedback.answer),
    link: `/app/feedback#feedback-${feedbackId}`,
    eventKey: `event-${event.id}`,
  });
}

/** Shortens a text to what the panel shows, between words. */
function truncate(text: string): string {
  const singleLine = text.replaceAll(/\s+/g, ' ').trim();
  if (singleLine.length <= 140) return singleLine;
  const shortened = singleLine.slice(0, 140);
  return `${shortened.slice(0, Math.max(shortened.lastIndexOf(' '), 100))}…`;
}
