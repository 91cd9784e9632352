import type { Deps } from '../../platform/deps.ts';
import { deliver } from './deliver.ts';
import type { Post } from './post.ts';
import { listReportersOf, loadTakenDownReview } from './review-news.store.ts';
import { type Language, languageOf, mailText, notificationText } from './texts.ts';

/** Tells authors why their review was taken down, and those who reported one what came of it. */
export function listenToModeration({ facts }: Deps, post: Post): void {
  facts.on('review.taken_down', ({ review_id }, fact) => tellAuthor(post, review_id, fact));
  facts.on('review.reports_decided', (decision, fact) => tellReporters(post, decision, fact));
}

async function tellAuthor(post: Post, reviewId: string, fact: { id: string }): Promise<void> {
  const news = await loadTakenDownReview(post.db, reviewId);
  if (!news) return;
  const language = languageOf(news.language);
  const path = `/app/venue/${news.venue_id}#reviews`;
  await deliver(
    post,
    news,
    language,
    {
      type: 'other',
      title: notificationText(language, 'review_taken_down.title', { venue: news.venue }),
      message: reasonOf(language, news.taken_down_for, news.taken_down_words),
      link: path,
      factKey: `fact-${fact.id}`,
    },
    {
      choice: 'reviews',
      details: [[mailText(language, 'labels.where'), news.venue]],
      action: { key: 'review', path },
    },
  );
}

/** What is wrong with it, the words of whoever decided, and what that means for the author. */
function reasonOf(language: Language, fault: string | null, words: string | null): string {
  return [
    fault && fault !== 'other' && notificationText(language, `review_taken_down.fault.${fault}`),
    words && notificationText(language, 'review_taken_down.words', { words }),
    notificationText(language, 'review_taken_down.hidden'),
  ]
    .filter(Boolean)
    .join(' ');
}

async function tellReporters(
  post: Post,
  decision: { review_id: string; decided_at: string },
  fact: { id: string },
): Promise<void> {
  const reporters = await listReportersOf(post.db, decision);
  await Promise.all(
    reporters.map(({ user_id, venue_id, venue, outcome, ...reporter }) => {
      const language = languageOf(reporter.language);
      const text = (part: string) =>
        notificationText(language, `review_report_decided.${part}`, { venue });
      return post.addNotification({
        userId: user_id,
        at: new Date(post.clock.now()),
        type: 'other',
        title: text('title'),
        message: text(outcome === 'taken_down' ? 'taken_down' : 'kept'),
        link: `/app/venue/${venue_id}#reviews`,
        factKey: `fact-${fact.id}`,
      });
    }),
  );
}
