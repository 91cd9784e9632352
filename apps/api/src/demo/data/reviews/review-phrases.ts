import { reviewPhrasesDe } from './review-phrases-de.ts';
import { reviewPhrasesEn } from './review-phrases-en.ts';
import { reviewPhrasesFr } from './review-phrases-fr.ts';
import type { ReviewPhrases } from './review-phrases-types.ts';

/** By the language that people write in. */
export const reviewPhrases: Readonly<Record<'en' | 'fr' | 'de', ReviewPhrases>> = {
  en: reviewPhrasesEn,
  fr: reviewPhrasesFr,
  de: reviewPhrasesDe,
};
