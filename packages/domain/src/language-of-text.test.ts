import { expect, test } from 'vitest';
import { languageOfText } from './language-of-text.ts';

test.each([
  ['A calm class for the end of the day: breathe, stretch and go home light.', 'en'],
  ['Une salle claire au bord de la mer, et des coachs qui vous corrigent avec douceur.', 'fr'],
  [
    'Ein ruhiger Kurs für den Abend: Wir atmen, dehnen und gehen mit leichtem Kopf nach Hause.',
    'de',
  ],
  ['استوديو هادئ قرب البحر، والمدربون لطفاء جدا.', 'ar'],
  ['Yoga Flow', null],
  ['Bring: mat, towel', null],
  ['Le cours is the best, et the coach est top', null],
])('%s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
