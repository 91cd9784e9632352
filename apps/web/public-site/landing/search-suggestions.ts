import type { SearchInterpretation } from '@pulse/contract/client';
import { cityName } from '@pulse/domain';
import type { Language } from '#locales/languages.ts';
import { formatDate } from '#ui/format/formatter.ts';
import { normalizeText } from '#ui/format/normalize-text.ts';
import type { PreviewCity } from '../city-preview/preview-cities.ts';
import { interpolate } from '../templates/copy-template.ts';
import { formatCount, readPluralForms } from '../templates/plural-forms.ts';

/** A link below the search field. */
export interface Suggestion {
  name: string;
  note: string;
  href: string;
}

interface Reader {
  /** What was typed. */
  text: string;
  /** Where classes are searched. */
  city: PreviewCity;
  language: Language;
}

type Area = Omit<SearchInterpretation['areas'][number], 'venues' | 'country_code'>;

const cityRadiusKm = 15;

/** Returns the activities of which a word begins with the text, in the page's language. */
export function findActivities(form: HTMLFormElement, text: string): Suggestion[] {
  return Object.entries(activityNamesOf(form))
    .filter(([, name]) =>
      normalizeText(name)
        .split(/\s/)
        .some((word) => word.startsWith(normalizeText(text))),
    )
    .slice(0, 2)
    .map(([code, name]) => ({
      name,
      note: form.dataset.activity ?? '',
      href: resultsHref({ activity: code }),
    }));
}

/** Returns what a text may mean as links to the results or a venue, with texts from the form. */
export function toSuggestions(
  form: HTMLFormElement,
  found: SearchInterpretation,
  reader: Reader,
): Suggestion[] {
  const { city, language } = reader;
  const classForms = readPluralForms(form.dataset.classes);
  const venueForms = readPluralForms(form.dataset.venues);
  const named = (name: string) => cityName(name, language);
  const countClasses = (count: number) => formatCount(classForms, count, language);
  const here = { city: city.name, at: pointOf(city) };
  const { did_you_mean: correction } = found;
  return [
    ...(correction
      ? [
          {
            name: interpolate(form.dataset.correction, { text: correction }),
            note: '',
            href: resultsHref({ q: correction }),
          },
        ]
      : []),
    ...understoodText(form, found, reader),
    ...found.areas.map((area) => ({
      name: named(area.name),
      note: joinNotes(
        area.city === area.name ? '' : named(area.city),
        formatCount(venueForms, area.venues, language),
      ),
      href: resultsHref({ ...toParams(area), ...filterParams(found) }),
    })),
    ...found.coaches.map((coach) => ({
      name: coach.name,
      note: joinNotes(
        form.dataset.coach,
        coach.area && named(coach.area.name),
        countClasses(coach.classes),
      ),
      href: resultsHref({
        ...(coach.area ? toParams(coach.area) : here),
        date: coach.next_date,
        coach: coach.id,
      }),
    })),
    ...found.classes.map((named) => ({
      name: named.name,
      note: countClasses(named.classes),
      href: resultsHref({ ...here, date: named.next_date, q: named.name }),
    })),
    ...found.venues.map((venue) => ({
      name: venue.name,
      note: joinNotes(venue.district || named(venue.city), countClasses(venue.classes)),
      href: `/venues/${venue.id}`,
    })),
  ];
}

/** A text that names a day, a time, or an activity and more: the results page interprets it again. */
function understoodText(
  form: HTMLFormElement,
  { understood }: SearchInterpretation,
  { text, language }: Reader,
): Suggestion[] {
  const { activities, date, from_time: from, to_time: to, area, text: rest } = understood;
  const names = activityNamesOf(form);
  const parts = [
    ...activities.map((name) => names[name] ?? name),
    date && formatDate(language, `${date}T12:00:00Z`, 'day', 'UTC'),
    from && to ? `${from}–${to}` : from ? `${from} →` : to && `→ ${to}`,
    area && cityName(area.name, language),
    rest,
  ].filter(Boolean);
  const isFiltered = activities.length > 0 || date || from || to;
  return isFiltered && parts.length > 1
    ? [{ name: parts.join(' · '), note: '', href: resultsHref({ q: text }) }]
    : [];
}

const activityNamesOf = (form: HTMLFormElement) =>
  JSON.parse(form.dataset.activities ?? '{}') as Record<string, string>;

const joinNotes = (...notes: (string | null | undefined)[]) => notes.filter(Boolean).join(' · ');

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** A place in the URL of the results (features/explore/address/explore-address.ts). */
function toParams(area: Area): Record<string, string> {
  const place = { city: area.name, at: pointOf(area) };
  return area.radius_km === cityRadiusKm ? place : { ...place, km: String(area.radius_km) };
}

function filterParams({ understood }: SearchInterpretation): Record<string, string> {
  const { activities, date, from_time: from, to_time: to } = understood;
  return {
    ...(date && { date }),
    ...(from && { from }),
    ...(to && { to }),
    ...(activities.length > 0 && { activity: activities.join(',') }),
  };
}

const resultsHref = (params: Record<string, string>) => `/find?${new URLSearchParams(params)}`;
