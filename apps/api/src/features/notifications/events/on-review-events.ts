import type { Deps } from '../../../platform/deps.ts';
import type { Notifier } from '../notifier.ts';
import { languageOf, notificationText } from '../templates/translations.ts';
import { findAnsweredReview } from './stores/review-notification.store.ts';

/** The most characters of an answer in the notification; the rest is on the venue's page. */
const MAX_QUOTED_CHARACTERS = 160;

/** Notifies members that a venue answered their review. */
export function onReviewEvents({ events }: Deps, { db, clock, addNotification }: Notifier): void {
  events.on('review.answered', async ({ review_id }, event) => {
    const review = await findAnsweredReview(db, review_id);
    if (!review?.answer) return;
    const language = languageOf(review.language);
    const text = (part: string, values: Record<string, string>) =>
      notificationText(language, `review_answered.${part}`, values);
    await addNotification({
      userId: review.user_id,
      at: new Date(clock.now()),
      cause: 'review_answered',
      title: text('title', { venue: review.venue }),
      message: text('message', { answer: truncate(review.answer) }),
      link: `/app/venue/${review.venue_id}#reviews`,
      eventKey: `event-${event.id}`,
    });
  });
}

// Cuts between words, and never inside a character of two code units.
function truncate(answer: string): string {
  const characters = [...answer];
  if (characters.length <= MAX_QUOTED_CHARACTERS) return answer;
  return `${characters
    .slice(0, MAX_QUOTED_CHARACTERS)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
