import type { VenueSummary } from '@pulse/contract/client';
import { distanceMetres } from '@pulse/domain';
import type { TFunction } from 'i18next';
import type { Position } from './use-position.ts';

/** Farther than this from the reader, in metres, a distance says nothing. */
const sensibleMetres = 80_000;

/** "Yoga and breathwork. Plus venue, Mar Mikhael": what one finds there and where it is. */
export function venueLine(
  venue: VenueSummary,
  words: { activity: TFunction; explore: TFunction<'explore'>; language: string },
): string {
  const names = venue.activities
    .slice(0, 2)
    .map((activity) => words.activity(`activity.${activity}`))
    .map((name, at) => (at > 0 && words.language !== 'de' ? lowered(name) : name));
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
  const place = venue.district || venue.city;
  const where = venue.tier === 'plus' ? words.explore('plusVenue', { place }) : place;
  return list ? `${list}. ${where}` : where;
}

/** Lower case, unless it is an abbreviation such as HIIT. */
function lowered(name: string): string {
  return name === name.toUpperCase() ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Metres from the reader to a venue, or null when that is unknown or says nothing. */
export function metresTo(venue: VenueSummary, position: Position | null): number | null {
  if (!position) return null;
  const metres = distanceMetres(position, venue);
  return metres < sensibleMetres ? metres : null;
}
