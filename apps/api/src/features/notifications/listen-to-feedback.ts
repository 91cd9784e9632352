import type { Deps } from '../../platform/deps.ts';
import { loadFeedbackNews } from './feedback-news.store.ts';
import type { Post } from './post.ts';
import { languageOf, notificationText } from './texts.ts';

/** Tells members that what they told us was answered. */
export function listenToFeedback({ facts }: Deps, post: Post): void {
  facts.on('feedback.answered', ({ feedback_id }, fact) => tellAnswer(post, feedback_id, fact));
}

async function tellAnswer(post: Post, feedbackId: string, fact: { id: string }): Promise<void> {
  const news = await loadFeedbackNews(post.db, feedbackId);
  if (!news) return;
  const language = languageOf(news.language);
  await post.addNotification({
    userId: news.user_id,
    at: new Date(post.clock.now()),
    type: 'other',
    title: notificationText(language, 'feedback_answered.title'),
    // The staff's own words, in whatever language they chose.
    message: firstWords(news.answer),
    link: `/app/feedback#feedback-${feedbackId}`,
    factKey: `fact-${fact.id}`,
  });
}

/** As much as the panel shows, cut between words. */
function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= 140) return line;
  const cut = line.slice(0, 140);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`;
}
