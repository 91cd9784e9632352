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

/** Composes one to three sentences that fit the rating and the attended class. */
export function composeReview(
  random: Random,
  language: ReviewLanguage,
  rating: number,
  { activity, className }: AttendedClass,
): string {
  const phrases = reviewPhrases[language];
  const praise = random.chance(0.6)
    ? random.pick(phrases.byActivity[activity] ?? phrases.details)
    : random.pick(phrases.details);
  const sentences: string[] = [];
  if (rating === 5) {
    sentences.push(random.pick(phrases.openings));
    if (random.chance(0.75)) sentences.push(praise);
    if (random.chance(0.4)) sentences.push(random.pick(phrases.closings));
  } else if (rating === 4) {
    sentences.push(random.chance(0.6) ? random.pick(phrases.openings) : praise);
    sentences.push(random.pick(phrases.suggestions));
  } else if (rating === 3) {
    sentences.push(random.pick(phrases.mixed), random.pick(phrases.suggestions));
  } else {
    sentences.push(random.pick(phrases.complaints));
    if (random.chance(0.5)) sentences.push(random.pick(phrases.mixed));
  }
  return sentences.join(' ').replaceAll('{class}', className);
}

/** Composes the venue's answer to such a review. */
export function composeAnswer(random: Random, language: ReviewLanguage, rating: number): string {
  const { praise, suggestion, complaint } = reviewPhrases[language].answers;
  return random.pick(rating === 5 ? praise : rating >= 3 ? suggestion : complaint);
}
