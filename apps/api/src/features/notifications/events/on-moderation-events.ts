import type { Deps } from '../../../platform/deps.ts';
import { deliverNotification } from '../deliver-notification.ts';
import type { Notifier } from '../notifier.ts';
import {
  type Language,
  languageOf,
  mailText,
  notificationText,
} from '../templates/translations.ts';
import {
  findTakenDownReview,
  listReportersOfDecision,
} from './stores/review-notification.store.ts';

/**
 * Notifies authors why their review was taken down, and those who reported a review of the
 * decision.
 */
export function onModerationEvents({ events }: Deps, notifier: Notifier): void {
  events.on('review.taken_down', ({ review_id }, event) =>
    notifyAuthor(notifier, review_id, event),
  );
  events.on('review.reports_decided', (decision, event) =>
    notifyReporters(notifier, decision, event),
  );
}

async function notifyAuthor(
  notifier: Notifier,
  reviewId: string,
  event: { id: string },
): Promise<void> {
  const review = await findTakenDownReview(notifier.db, reviewId);
  if (!review) return;
  const language = languageOf(review.language);
  const path = `/app/venue/${review.venue_id}#reviews`;
  await deliverNotification(
    notifier,
    review,
    language,
    {
      cause: 'review_taken_down',
      title: notificationText(language, 'review_taken_down.title', { venue: review.venue }),
      message: removalMessage(language, review.taken_down_reason, review.taken_down_comment),
      link: path,
      eventKey: `event-${event.id}`,
    },
    {
      choice: 'reviews',
      details: [[mailText(language, 'labels.where'), review.venue]],
      action: { key: 'review', path },
    },
  );
}

/** The reason, the moderator's comment, and what it means for the author. */
function removalMessage(language: Language, reason: string | null, comment: string | null): string {
  return [
    reason &&
      reason !== 'other' &&
      notificationText(language, `review_taken_down.reason.${reason}`),
    comment && notificationText(language, 'review_taken_down.comment', { comment }),
    notificationText(language, 'review_taken_down.hidden'),
  ]
    .filter(Boolean)
    .join(' ');
}

async function notifyReporters(
  notifier: Notifier,
  decision: { review_id: string; decided_at: string },
  event: { id: string },
): Promise<void> {
  const reporters = await listReportersOfDecision(notifier.db, decision);
  await Promise.all(
    reporters.map(({ user_id, venue_id, venue, outcome, ...reporter }) => {
      const language = languageOf(reporter.language);
      const text = (part: string) =>
        notificationText(language, `review_report_decided.${part}`, { venue });
      return notifier.addNotification({
        userId: user_id,
        at: new Date(notifier.clock.now()),
        cause: 'review_report_decided',
        title: text('title'),
        message: text(outcome === 'taken_down' ? 'taken_down' : 'kept'),
        link: `/app/venue/${venue_id}#reviews`,
        eventKey: `event-${event.id}`,
      });
    }),
  );
}
