import { listCities, listVenues } from '@pulse/contract/client';
import type { Language } from '../../../locales/languages.ts';
import { plainText } from '../../../ui/format/plain-text.ts';
import { copyTemplate, slot } from './copy-template.ts';
import { countWords, readCountForms } from './count-words.ts';

/** Long enough for a finger between two letters. */
const pauseMs = 180;
const mostOfAKind = 4;

interface Answer {
  name: string;
  note: string;
  href: string;
}

/**
 * Answers while somebody types: activities by their names in the page's language, cities and venues
 * from the API. Without this the form leads to the explore page with the text as it stands.
 */
export function showAnswers(form: HTMLFormElement, language: Language, leaving: AbortSignal): void {
  const field = form.querySelector('input');
  const list = slot(form, 'answers');
  if (!field || !list) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    say('');
  };
  const say = (text: string) => {
    const said = slot(form, 'said');
    if (said) said.textContent = text;
  };
  const ask = async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const text = field.value.trim();
    if (text.length < 2) return close();
    const answers = [
      ...activitiesLike(form, text),
      ...(await placesLike(form, text, language, signal)),
    ];
    if (signal.aborted) return;
    list.replaceChildren(...answers.map((answer) => entry(form, answer)));
    list.hidden = answers.length === 0;
    const forms = readCountForms(list.dataset.found);
    say(countWords(forms, answers.length, language));
  };

  field.addEventListener(
    'input',
    () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void ask().catch(close), pauseMs);
    },
    { signal: leaving },
  );
  form.addEventListener('keydown', (event) => event.key === 'Escape' && close(), {
    signal: leaving,
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) list.hidden = true;
  });
  field.addEventListener('focus', () => {
    list.hidden = list.childElementCount === 0;
  });
  form.addEventListener('submit', (event) => leadToActivity(form, field.value, event), {
    signal: leaving,
  });
}

function entry(form: HTMLFormElement, { name, note, href }: Answer): HTMLElement {
  const copy = copyTemplate(form, 'answer', { name, note });
  copy.querySelector('a')?.setAttribute('href', href);
  return copy;
}

function activitiesOf(form: HTMLFormElement): [code: string, name: string][] {
  return Object.entries(JSON.parse(form.dataset.activities ?? '{}') as Record<string, string>);
}

function activitiesLike(form: HTMLFormElement, text: string): Answer[] {
  return activitiesOf(form)
    .filter(([, name]) =>
      plainText(name)
        .split(/\s/)
        .some((word) => word.startsWith(plainText(text))),
    )
    .slice(0, 2)
    .map(([code, name]) => ({
      name,
      note: form.dataset.activity ?? '',
      href: `/app/explore?activity=${code}`,
    }));
}

async function placesLike(
  form: HTMLFormElement,
  q: string,
  language: Language,
  signal: AbortSignal,
): Promise<Answer[]> {
  const [cities, venues] = await Promise.all([
    listCities({ query: { q, limit: 2 }, signal }),
    listVenues({ query: { q, limit: mostOfAKind }, signal }),
  ]);
  const forms = readCountForms(form.dataset.venues);
  return [
    ...(cities.data?.items ?? []).map(({ name, latitude, longitude, venues: count }) => ({
      name,
      note: countWords(forms, count, language),
      href: `/app/explore?${new URLSearchParams({
        city: name,
        at: `${latitude.toFixed(3)},${longitude.toFixed(3)}`,
      })}`,
    })),
    ...(venues.data?.items ?? []).map(({ id, name, city, district }) => ({
      name,
      note: [district, city].filter(Boolean).join(', '),
      href: `/app/venue/${id}`,
    })),
  ];
}

// "Schwimmen" is an activity, not a word in a venue's name: the explore page is told which.
function leadToActivity(form: HTMLFormElement, text: string, event: Event): void {
  const [code] = activitiesOf(form).find(([, name]) => plainText(name) === plainText(text)) ?? [];
  if (!code) return;
  event.preventDefault();
  location.assign(`/app/explore?activity=${code}`);
}
