import { reviewWordsDe } from './review-words-de.ts';
import { reviewWordsEn } from './review-words-en.ts';
import { reviewWordsFr } from './review-words-fr.ts';
import type { ReviewWords } from './review-words-types.ts';

/** By the language that people write in. */
export const reviewWords: Readonly<Record<'en' | 'fr' | 'de', ReviewWords>> = {
  en: reviewWordsEn,
  fr: reviewWordsFr,
  de: reviewWordsDe,
};
