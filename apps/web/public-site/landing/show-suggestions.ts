import { listCities, listVenues } from '@pulse/contract/client';
import type { Language } from '../../app/locales/languages.ts';
import { normalizeText } from '../../app/ui/format/normalize-text.ts';
import { copyTemplate, findSlot } from '../templates/copy-template.ts';
import { formatCount, readPluralForms } from '../templates/plural-forms.ts';

/** Longer than the pause between two keystrokes. */
const debounceMs = 180;
const maxPerKind = 4;

interface Suggestion {
  name: string;
  note: string;
  href: string;
}

/**
 * Shows suggestions while a person types: activities by their names in the page's language, cities
 * and venues from the API. Without them the form submits the text to the explore page.
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
    if (text.length < 2) return close();
    const suggestions = [
      ...findActivities(form, text),
      ...(await findPlaces(form, text, language, signal)),
    ];
    if (signal.aborted) return;
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
  form.addEventListener('keydown', (event) => event.key === 'Escape' && close(), {
    signal: stop,
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) list.hidden = true;
  });
  field.addEventListener('focus', () => {
    list.hidden = list.childElementCount === 0;
  });
  form.addEventListener('submit', (event) => openMatchingActivity(form, field.value, event), {
    signal: stop,
  });
}

function createSuggestionElement(
  form: HTMLFormElement,
  { name, note, href }: Suggestion,
): HTMLElement {
  const copy = copyTemplate(form, 'suggestion', { name, note });
  copy.querySelector('a')?.setAttribute('href', href);
  return copy;
}

function activitiesOf(form: HTMLFormElement): [code: string, name: string][] {
  return Object.entries(JSON.parse(form.dataset.activities ?? '{}') as Record<string, string>);
}

function findActivities(form: HTMLFormElement, text: string): Suggestion[] {
  return activitiesOf(form)
    .filter(([, name]) =>
      normalizeText(name)
        .split(/\s/)
        .some((word) => word.startsWith(normalizeText(text))),
    )
    .slice(0, 2)
    .map(([code, name]) => ({
      name,
      note: form.dataset.activity ?? '',
      href: `/app/explore?activity=${code}`,
    }));
}

async function findPlaces(
  form: HTMLFormElement,
  q: string,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const [cities, venues] = await Promise.all([
    listCities({ query: { q, limit: 2 }, signal }),
    listVenues({ query: { q, limit: maxPerKind }, signal }),
  ]);
  const forms = readPluralForms(form.dataset.venues);
  return [
    ...(cities.data?.items ?? []).map(({ name, latitude, longitude, venues: count }) => ({
      name,
      note: formatCount(forms, count, language),
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

// An activity's name ("Schwimmen") searches by activity, not for that word in a venue's name.
function openMatchingActivity(form: HTMLFormElement, text: string, event: Event): void {
  const [code] =
    activitiesOf(form).find(([, name]) => normalizeText(name) === normalizeText(text)) ?? [];
  if (!code) return;
  event.preventDefault();
  location.assign(`/app/explore?activity=${code}`);
}
