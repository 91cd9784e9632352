import {
  type ClassSession,
  listCities,
  listClassSessions,
  listMapVenues,
  listPlans,
} from '@pulse/contract/client';
import { cityName } from '@pulse/domain';
import type { Language } from '#locales/languages.ts';
import { exploreAddress, findPreviewCity, guessCity } from '../city-preview/guess-city.ts';
import type { PreviewCity } from '../city-preview/preview-cities.ts';
import { previewBounds } from '../city-preview/preview-projection.ts';
import { showPlanFigures } from '../pricing/show-plan-figures.ts';
import { findSlot, interpolate } from '../templates/copy-template.ts';
import { showClasses, showNextClass } from './show-classes.ts';
import { highlightPinOfRow, showMapBackground, showVenuePins } from './show-map.ts';
import { showSuggestions } from './show-suggestions.ts';

const maxClasses = 6;
/** Many classes start on the hour: the list shows this many of each start time before later ones. */
const maxPerStartTime = 2;
/** Enough to contain several start times. */
const fetchedClasses = 50;
/** Kilometres around a city's centre; includes its suburbs. */
const radiusKm = 15;

/**
 * Starts the live parts of the landing page: search suggestions, the upcoming classes and the map of
 * a city near the reader, and what the plans include. Works on the page's own markup, so that the page needs neither React nor
 * the router. Returns a function that stops it.
 */
export function startLanding(page: HTMLElement, language: Language): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const hero = findSlot(page, 'hero');
  const section = findSlot(page, 'upcoming');
  const form = hero?.querySelector('form');
  if (form) showSuggestions(form, language, signal);
  if (hero && section) {
    const first = guessCity();
    const choice = section.querySelector<HTMLInputElement>(`input[value="${first.slug}"]`);
    if (choice) choice.checked = true;
    highlightPinOfRow(section, signal);
    let cityController = new AbortController();
    const switchCity = (city: PreviewCity) => {
      cityController.abort();
      cityController = new AbortController();
      return showCity(section, city, language, AbortSignal.any([signal, cityController.signal]));
    };
    section.addEventListener(
      'change',
      ({ target }) => void switchCity(findPreviewCity((target as HTMLInputElement).value)),
      { signal },
    );
    void switchCity(first).then((sessions) => showNextClass(hero, sessions, language));
  }
  void showTotals(page, language, signal).catch(() => undefined);
  void showPlans(page, language, signal).catch(() => undefined);
  return () => controller.abort();
}

/** What the plans include, where an admin has changed it since the page was built. */
async function showPlans(page: HTMLElement, language: Language, signal: AbortSignal) {
  const { data } = await listPlans({ signal });
  const table = findSlot(page, 'plans');
  if (data && table) showPlanFigures(table, data.items, language);
}

async function showCity(
  section: HTMLElement,
  city: PreviewCity,
  language: Language,
  signal: AbortSignal,
) {
  section.dataset.state = 'loading';
  findSlot<HTMLAnchorElement>(section, 'map')?.setAttribute('href', exploreAddress(city));
  try {
    const near = `${city.latitude},${city.longitude}`;
    const query = { near, radius_km: radiusKm, days: 2, limit: fetchedClasses };
    const background = showMapBackground(section, city, signal);
    const [classes, venues] = await Promise.all([
      listClassSessions({ query, signal }),
      listMapVenues({ query: { bbox: previewBounds(city) }, signal }),
      background,
    ]);
    if (signal.aborted) return [];
    const sessions = spreadStartTimes(classes.data?.items ?? []);
    showVenuePins(section, city, venues.data?.items ?? [], sessions, language);
    showClasses(section, sessions, language);
    section.dataset.state = sessions.length > 0 ? 'ready' : 'empty';
    const emptyText = findSlot(section, 'empty-text');
    if (emptyText)
      emptyText.textContent = interpolate(emptyText.dataset.text, {
        city: cityName(city.name, language),
      });
    return sessions;
  } catch {
    if (!signal.aborted) section.dataset.state = 'empty';
    return [];
  }
}

// Takes two classes of each start time first, then fills up with the others in order.
function spreadStartTimes(sessions: ClassSession[]): ClassSession[] {
  const countByStart = new Map<string, number>();
  const rank = (session: ClassSession) => {
    const count = (countByStart.get(session.starts_at) ?? 0) + 1;
    countByStart.set(session.starts_at, count);
    return count <= maxPerStartTime ? 0 : 1;
  };
  const ranked = sessions.map((session, order) => ({ session, order, rank: rank(session) }));
  return ranked
    .sort((one, other) => one.rank - other.rank || one.order - other.order)
    .slice(0, maxClasses)
    .sort((one, other) => one.order - other.order)
    .map(({ session }) => session);
}

/** Shows how many venues and cities there are, from the API. */
async function showTotals(page: HTMLElement, language: Language, signal: AbortSignal) {
  const totals = findSlot(page, 'totals');
  const { data } = await listCities({ query: { limit: 200 }, signal });
  if (!totals || !data) return;
  const count = new Intl.NumberFormat(language);
  const venues = data.items.reduce((sum, city) => sum + city.venues, 0);
  totals.textContent = interpolate(totals.dataset.text, {
    venues: count.format(venues),
    cities: count.format(data.items.length),
  });
}
