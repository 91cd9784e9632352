import { reviewPhrases } from '@pulse/demo-data/reviews';
import type { Random } from './random.ts';

/** A language that reviews are written in. */
export type ReviewLanguage = keyof typeof reviewPhrases;

/** The class that a generated review is about. */
interface AttendedClass {
  activity: string;
  /** The title of the class that the reviewer attended. */
  className: string;
}

/** A random rating, mostly high. */
export function pickRating(random: Random): number {
  const roll = random.next();
  if (roll < 0.52) return 5;
  if (roll < 0.82) return 4;
  if (roll < 0.93) return 3;
  return roll < 0.98 ? 2 : 1;
}

/** Picks sentences that none of the reviews composed just before has. */
export interface FreshSentences {
  /** One of the list, null when each was used lately. */
  pick(random: Random, list: readonly string[]): string | null;
  /** Begins the next review and forgets the oldest. */
  beginReview(): void;
}

/** Remembers the sentences of this many reviews. */
export function createFreshSentences(reviews: number): FreshSentences {
  const used: Set<string>[] = [];
  return {
    pick(random, list) {
      const fresh = list.filter((sentence) => !used.some((one) => one.has(sentence)));
      const picked = fresh.length > 0 ? random.pick(fresh) : null;
      if (picked !== null) used[0]?.add(picked);
      return picked;
    },
    beginReview() {
      used.unshift(new Set());
      used.length = Math.min(used.length, reviews);
    },
  };
}

/**
 * Composes one to three sentences that fit the rating and the attended class; null when all that
 * fit were used lately.
 */
export function composeReview(
  random: Random,
  language: ReviewLanguage,
  rating: number,
  { activity, className }: AttendedClass,
  sentences: FreshSentences,
): string | null {
  const phrases = reviewPhrases[language];
  const pick = (list: readonly string[]) => sentences.pick(random, list);
  const opening = () => pick(phrases.openings);
  const praise = () =>
    (random.chance(0.6) ? pick(phrases.byActivity[activity] ?? []) : null) ?? pick(phrases.details);
  const parts: (string | null)[] = [];
  if (rating === 5) {
    parts.push(opening());
    if (parts[0] === null || random.chance(0.75)) parts.push(praise());
    if (random.chance(0.4)) parts.push(pick(phrases.closings));
  } else if (rating === 4) {
    parts.push(random.chance(0.6) ? (opening() ?? praise()) : (praise() ?? opening()));
    parts.push(pick(phrases.suggestions));
  } else if (rating === 3) {
    parts.push(pick(phrases.mixed), pick(phrases.suggestions));
  } else {
    parts.push(pick(phrases.complaints));
    if (random.chance(0.5)) parts.push(pick(phrases.mixed));
  }
  const text = parts.filter((part) => part !== null).join(' ');
  return text === '' ? null : text.replaceAll('{class}', className);
}

/** Composes the venue's answer to such a review; null when all that fit were used lately. */
export function composeAnswer(
  random: Random,
  language: ReviewLanguage,
  rating: number,
  sentences: FreshSentences,
): string | null {
  const { praise, suggestion, complaint } = reviewPhrases[language].answers;
  return sentences.pick(random, rating === 5 ? praise : rating >= 3 ? suggestion : complaint);
}
