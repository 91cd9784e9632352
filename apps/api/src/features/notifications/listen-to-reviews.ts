import type { Deps } from '../../platform/deps.ts';
import type { Post } from './post.ts';
import { loadReviewNews } from './review-news.store.ts';
import { languageOf, notificationText } from './texts.ts';

/** So much of an answer stands in the notification; the rest is on the venue's page. */
const QUOTED = 160;

/** Tells members that a venue answered their review. */
export function listenToReviews({ facts }: Deps, { db, clock, addNotification }: Post): void {
  facts.on('review.answered', async ({ review_id }, fact) => {
    const news = await loadReviewNews(db, review_id);
    if (!news?.answer) return;
    const language = languageOf(news.language);
    const text = (part: string, values: Record<string, string>) =>
      notificationText(language, `review_answered.${part}`, values);
    await addNotification({
      userId: news.user_id,
      at: new Date(clock.now()),
      type: 'other',
      title: text('title', { venue: news.venue }),
      message: text('message', { answer: shortened(news.answer) }),
      link: `/app/venue/${news.venue_id}#reviews`,
      factKey: `fact-${fact.id}`,
    });
  });
}

// Cut between words, and never inside a letter made of two code units.
function shortened(answer: string): string {
  const letters = [...answer];
  if (letters.length <= QUOTED) return answer;
  return `${letters
    .slice(0, QUOTED)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
