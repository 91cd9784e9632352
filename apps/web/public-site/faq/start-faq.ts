import type { Language } from '#locales/languages.ts';
import { normalizeText } from '#ui/format/normalize-text.ts';
import { findSlot } from '../templates/copy-template.ts';
import { formatCount, readPluralForms } from '../templates/plural-forms.ts';

/**
 * Shows only the questions that contain every typed word, in the question or its answer, and counts
 * them. The field is hidden without a script. Returns a function that stops it.
 */
export function startFaq(page: HTMLElement, language: Language): () => void {
  const controller = new AbortController();
  const field = page.querySelector<HTMLInputElement>('input[type="search"]');
  const found = findSlot(page, 'found');
  if (!field || !found) return () => undefined;
  const forms = readPluralForms(found.dataset.forms);
  const show = () => {
    const words = normalizeText(field.value).split(/\s+/).filter(Boolean);
    const count = showMatches(page, words);
    found.textContent = words.length > 0 ? formatCount(forms, count, language) : '';
  };
  field.closest('search')?.removeAttribute('data-waiting');
  field.addEventListener('input', show, { signal: controller.signal });
  // On going back, browsers restore what was typed.
  show();
  return () => controller.abort();
}

function showMatches(page: HTMLElement, words: readonly string[]): number {
  let count = 0;
  for (const group of page.querySelectorAll<HTMLElement>('[data-group]')) {
    const questions = [...group.querySelectorAll('details')];
    for (const question of questions) {
      const text = normalizeText(question.textContent ?? '');
      question.hidden = !words.every((word) => text.includes(word));
    }
    const matches = questions.filter(({ hidden }) => !hidden);
    group.hidden = matches.length === 0;
    count += matches.length;
  }
  return count;
}
