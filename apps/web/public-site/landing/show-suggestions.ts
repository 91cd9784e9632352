import { interpretSearch } from '@pulse/contract/client';
import type { Language } from '#locales/languages.ts';
import { guessCity } from '../city-preview/guess-city.ts';
import { copyTemplate, findSlot } from '../templates/copy-template.ts';
import { formatCount, readPluralForms } from '../templates/plural-forms.ts';
import type { Suggestion } from './search-suggestions.ts';
import { findActivities, toSuggestions } from './search-suggestions.ts';

/** Longer than the pause between two keystrokes. */
const debounceMs = 180;
const minLetters = 2;

/**
 * Shows suggestions while a person types: activities by their names in the page's language, and what
 * the API makes of the text. Without them the form submits the text to the results page, which
 * interprets it in the same way.
 */
export function showSuggestions(
  form: HTMLFormElement,
  language: Language,
  stop: AbortSignal,
): void {
  const field = form.querySelector('input');
  const list = findSlot(form, 'suggestions');
  if (!field || !list) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentRequest = new AbortController();

  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    announce('');
  };
  const announce = (text: string) => {
    const status = findSlot(form, 'status');
    if (status) status.textContent = text;
  };
  const search = async () => {
    currentRequest.abort();
    currentRequest = new AbortController();
    const { signal } = currentRequest;
    const text = field.value.trim();
    if (text.length < minLetters) return close();
    const city = guessCity();
    const near = `${city.latitude},${city.longitude}`;
    const { data } = await interpretSearch({ query: { q: text, near }, signal });
    if (signal.aborted) return;
    const suggestions = [
      ...findActivities(form, text),
      ...(data ? toSuggestions(form, data, { text, city, language }) : []),
    ];
    list.replaceChildren(...suggestions.map((item) => createSuggestionElement(form, item)));
    list.hidden = suggestions.length === 0;
    const forms = readPluralForms(list.dataset.found);
    announce(formatCount(forms, suggestions.length, language));
  };

  field.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void search().catch(close), debounceMs);
    },
    { signal: stop },
  );
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        field.focus();
        close();
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        moveFocus([field, ...list.querySelectorAll('a')], event);
    },
    { signal: stop },
  );
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) list.hidden = true;
  });
  field.addEventListener('focus', () => {
    list.hidden = list.childElementCount === 0;
  });
}

/** Arrow keys move between the field and the suggestions, and around at either end. */
function moveFocus(stops: HTMLElement[], event: KeyboardEvent): void {
  const current = stops.indexOf(document.activeElement as HTMLElement);
  if (current < 0 || stops.length < 2) return;
  event.preventDefault();
  const step = event.key === 'ArrowDown' ? 1 : -1;
  stops[(current + step + stops.length) % stops.length]?.focus();
}

function createSuggestionElement(
  form: HTMLFormElement,
  { name, note, href }: Suggestion,
): HTMLElement {
  const copy = copyTemplate(form, 'suggestion', { name, note });
  copy.querySelector('a')?.setAttribute('href', href);
  return copy;
}
