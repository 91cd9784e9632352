import {
  type ClassSession,
  listCities,
  listClassSessions,
  listMapVenues,
} from '@pulse/contract/client';
import type { Language } from '../../../locales/languages.ts';
import type { PreviewCity } from '../preview-cities.ts';
import { boxOfPreview } from '../preview-view.ts';
import { cityOfSlug, exploreAddress, guessCity } from './chosen-city.ts';
import { fillIn, slot } from './copy-template.ts';
import { showAnswers } from './show-answers.ts';
import { showClasses, showNextClass } from './show-classes.ts';
import { followRows, showGround, showPins } from './show-map.ts';

const shownClasses = 6;
/** Many classes begin at the full hour; the list shows this many of them, then what follows. */
const mostAtOnce = 2;
/** Enough to find later ones among. */
const askedClasses = 50;
/** Around a city's middle, in kilometres: its suburbs too. */
const around = 15;

/**
 * Brings the start page to life: the search that answers, the next classes and the map of the
 * reader's city. Works on the page's own markup, so that neither React nor its router is needed to
 * read it. Returns the way out.
 */
export function startLanding(page: HTMLElement, language: Language): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const hero = slot(page, 'hero');
  const section = slot(page, 'soon');
  const form = hero?.querySelector('form');
  if (form) showAnswers(form, language, signal);
  if (hero && section) {
    const first = guessCity();
    const choice = section.querySelector<HTMLInputElement>(`input[value="${first.slug}"]`);
    if (choice) choice.checked = true;
    followRows(section, signal);
    let turning = new AbortController();
    const turnTo = (city: PreviewCity) => {
      turning.abort();
      turning = new AbortController();
      return showCity(section, city, language, AbortSignal.any([signal, turning.signal]));
    };
    section.addEventListener(
      'change',
      ({ target }) => void turnTo(cityOfSlug((target as HTMLInputElement).value)),
      { signal },
    );
    void turnTo(first).then((sessions) => showNextClass(hero, sessions, language));
  }
  void showFigures(page, language, signal).catch(() => undefined);
  return () => leaving.abort();
}

async function showCity(
  section: HTMLElement,
  city: PreviewCity,
  language: Language,
  signal: AbortSignal,
) {
  section.dataset.state = 'loading';
  slot<HTMLAnchorElement>(section, 'map')?.setAttribute('href', exploreAddress(city));
  try {
    const near = `${city.latitude},${city.longitude}`;
    const query = { near, radius_km: around, days: 2, limit: askedClasses };
    const ground = showGround(section, city, signal);
    const [classes, venues] = await Promise.all([
      listClassSessions({ query, signal }),
      listMapVenues({ query: { bbox: boxOfPreview(city) }, signal }),
      ground,
    ]);
    if (signal.aborted) return [];
    const sessions = spread(classes.data?.items ?? []);
    showPins(section, city, venues.data?.items ?? [], sessions, language);
    showClasses(section, sessions, language);
    section.dataset.state = sessions.length > 0 ? 'ready' : 'nothing';
    const nothing = slot(section, 'nothing-words');
    if (nothing) nothing.textContent = fillIn(nothing.dataset.words, { city: city.name });
    return sessions;
  } catch {
    if (!signal.aborted) section.dataset.state = 'nothing';
    return [];
  }
}

// Two of each start time first; what is missing then is filled from those left out, in order.
function spread(sessions: ClassSession[]): ClassSession[] {
  const atOnce = new Map<string, number>();
  const rank = (session: ClassSession) => {
    const count = (atOnce.get(session.starts_at) ?? 0) + 1;
    atOnce.set(session.starts_at, count);
    return count <= mostAtOnce ? 0 : 1;
  };
  const ranked = sessions.map((session, order) => ({ session, order, rank: rank(session) }));
  return ranked
    .sort((one, other) => one.rank - other.rank || one.order - other.order)
    .slice(0, shownClasses)
    .sort((one, other) => one.order - other.order)
    .map(({ session }) => session);
}

/** How many venues and cities there are right now, from the API. */
async function showFigures(page: HTMLElement, language: Language, signal: AbortSignal) {
  const figures = slot(page, 'figures');
  const { data } = await listCities({ query: { limit: 200 }, signal });
  if (!figures || !data) return;
  const count = new Intl.NumberFormat(language);
  const venues = data.items.reduce((sum, city) => sum + city.venues, 0);
  figures.textContent = fillIn(figures.dataset.words, {
    venues: count.format(venues),
    cities: count.format(data.items.length),
  });
}
