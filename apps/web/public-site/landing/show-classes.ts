import type { ClassSession } from '@pulse/contract/client';
import { cityName, classPagePath } from '@pulse/domain';
import type { Language } from '#locales/languages.ts';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { coverArtOfActivity } from '#ui/cover-art/cover-art-of-activity.ts';
import { type CoverLook, coverFile } from '#ui/cover-art/cover-file.ts';
import { formatDate } from '#ui/format/formatter.ts';
import { copyTemplate, findSlot, interpolate } from '../templates/copy-template.ts';
import { formatCount, readPluralForms } from '../templates/plural-forms.ts';
import { drawPlaceDots } from './draw-place-dots.ts';

const timeOf = (session: ClassSession, language: Language) =>
  formatDate(language, session.starts_at, 'time', session.time_zone);

/** The class itself: signing up on the way there keeps it. */
const pathOf = ({ id, venue, local_date }: ClassSession) =>
  classPagePath({ venueId: venue.id, localDate: local_date, sessionId: id });

/** Fills the list of upcoming classes. */
export function showClasses(section: HTMLElement, sessions: ClassSession[], language: Language) {
  const looks = assignCovers(
    sessions.map(({ venue, activity }) => ({ id: venue.id, activities: [activity] })),
  );
  const rows = sessions.map((session, index) =>
    createClassRow(section, session, looks[index], language),
  );
  findSlot(section, 'classes')?.replaceChildren(...rows);
}

function createClassRow(
  section: HTMLElement,
  session: ClassSession,
  look: CoverLook | undefined,
  language: Language,
): HTMLElement {
  const time = timeOf(session, language);
  const copy = copyTemplate(section, 'class', {
    time,
    title: session.title,
    where: `${session.venue.name}, ${cityName(session.venue.city, language)}`,
  });
  copy.dataset.venue = session.venue.id;
  // The server redirects from the id to the venue's own address.
  findSlot(copy, 'where')?.setAttribute('href', `/venues/${session.venue.id}`);
  findSlot(copy, 'time')?.setAttribute('datetime', session.starts_at);
  const kind = coverArtOfActivity(session.activity);
  if (look) findSlot(copy, 'cover')?.setAttribute('src', coverFile(kind, look));
  showPlaces(section, copy, session, language);
  const link = findSlot<HTMLAnchorElement>(copy, 'action');
  if (link) {
    const full = session.booked >= session.capacity;
    const action = (full ? link.dataset.waitlist : link.dataset.book) ?? '';
    link.textContent = action;
    link.href = pathOf(session);
    const label = interpolate(link.dataset.label, { action, title: session.title, time });
    link.setAttribute('aria-label', label);
  }
  return copy;
}

/** Shows the next class on the city drawing of the hero, with the start times of the ones after. */
export function showNextClass(hero: HTMLElement, sessions: ClassSession[], language: Language) {
  const [next, ...later] = sessions;
  const place = findSlot(hero, 'next');
  const pin = findSlot(hero, 'pin');
  if (!next || !place || !pin) return;
  const time = timeOf(next, language);
  const card = copyTemplate(hero, 'next', {
    time,
    title: next.title,
    where: `${next.venue.name}, ${cityName(next.venue.city, language)}`,
  });
  card.setAttribute('href', pathOf(next));
  showPlaces(hero, card, next, language);
  place.replaceChildren(card);
  pin.textContent = time;
  for (const [index, other] of [...hero.querySelectorAll('[data-later-class]')].entries()) {
    const session = later[index];
    other.textContent = session ? timeOf(session, language) : '';
  }
}

function showPlaces(
  within: HTMLElement,
  copy: HTMLElement,
  { capacity, booked }: ClassSession,
  language: Language,
): void {
  const places = findSlot(copy, 'places');
  const forms = readPluralForms(within.dataset.left);
  const left = formatCount(forms, Math.max(0, capacity - booked), language);
  if (places) drawPlaceDots(places, capacity, booked, left);
}
