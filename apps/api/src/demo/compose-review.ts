import { reviewWords } from './data/review-words.ts';
import type { Random } from './random.ts';

/** A language that reviews are written in. */
export type ReviewLanguage = keyof typeof reviewWords;

/** What a made-up review is about. */
interface Attended {
  activity: string;
  /** The class that the reviewer attended. */
  className: string;
}

/** Stars as a contented town gives them. */
export function pickRating(random: Random): number {
  const roll = random.next();
  if (roll < 0.52) return 5;
  if (roll < 0.82) return 4;
  if (roll < 0.93) return 3;
  return roll < 0.98 ? 2 : 1;
}

/** One to three sentences that fit the stars and what was attended. */
export function composeReview(
  random: Random,
  language: ReviewLanguage,
  rating: number,
  { activity, className }: Attended,
): string {
  const words = reviewWords[language];
  const liked = random.chance(0.6)
    ? random.pick(words.ofActivity[activity] ?? words.details)
    : random.pick(words.details);
  const sentences: string[] = [];
  if (rating === 5) {
    sentences.push(random.pick(words.openings));
    if (random.chance(0.75)) sentences.push(liked);
    if (random.chance(0.4)) sentences.push(random.pick(words.closings));
  } else if (rating === 4) {
    sentences.push(random.chance(0.6) ? random.pick(words.openings) : liked);
    sentences.push(random.pick(words.wishes));
  } else if (rating === 3) {
    sentences.push(random.pick(words.mixed), random.pick(words.wishes));
  } else {
    sentences.push(random.pick(words.complaints));
    if (random.chance(0.5)) sentences.push(random.pick(words.mixed));
  }
  return sentences.join(' ').replaceAll('{class}', className);
}

/** What the venue answers to such a review. */
export function composeAnswer(random: Random, language: ReviewLanguage, rating: number): string {
  const { praise, wish, complaint } = reviewWords[language].answers;
  return random.pick(rating === 5 ? praise : rating >= 3 ? wish : complaint);
}
