import type { SearchArea, SearchCoach, SearchInterpretation } from '@pulse/contract/client';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';

export type Understood = SearchInterpretation['understood'];

/** A change of the search, with the place to go to; null stays where the search is. */
export interface SearchChange {
  place: Extract<ExplorePlace, { kind: 'city' }> | null;
  change: Partial<ExploreSearch>;
}

type AreaPoint = Pick<SearchArea, 'name' | 'latitude' | 'longitude' | 'radius_km'>;

/** Kilometres around a city, which a place need not name. */
const cityRadiusKm = 15;

/** Returns an area as a place of the search. */
export function toPlace({ name, latitude, longitude, radius_km }: AreaPoint) {
  const place = { kind: 'city' as const, name, latitude, longitude };
  return radius_km === cityRadiusKm ? place : { ...place, km: radius_km };
}

/**
 * Returns the change that an understood text makes: what it names is set, what it does not name stays,
 * and its other words become the text of the search.
 */
export function changeOfUnderstood(understood: Understood): SearchChange {
  const { area, coach, text } = understood;
  if (coach) return changeOfCoach(coach, area);
  return { place: area && toPlace(area), change: { ...namedFilters(understood), q: text } };
}

/** Returns the change that goes to an area, with the filters that the rest of the text names. */
export function changeOfArea(area: SearchArea, understood: Understood | null): SearchChange {
  return { place: toPlace(area), change: { ...(understood && namedFilters(understood)), q: '' } };
}

/** Returns the change that shows a coach's next class, in the searched area or where it is. */
export function changeOfCoach(coach: SearchCoach, searched: AreaPoint | null): SearchChange {
  const area = coach.area ?? searched;
  return {
    place: area && toPlace(area),
    change: { coach: coach.id, q: '', date: coach.next_date },
  };
}

/** Returns the change that shows the next of the classes of a name. */
export function changeOfClass(
  { name, next_date }: SearchInterpretation['classes'][number],
  understood: Understood | null,
): SearchChange {
  const area = understood?.area;
  return { place: area ? toPlace(area) : null, change: { q: name, date: next_date } };
}

/** Whether a text names nothing but a class, a venue or a coach. */
export function isPlainText(understood: Understood): boolean {
  const { area, coach } = understood;
  return area === null && coach === null && !namesFilter(understood);
}

/** Whether a text names an activity, a day or a time. */
export function namesFilter({ activities, date, from_time, to_time }: Understood): boolean {
  return activities.length > 0 || Boolean(date || from_time || to_time);
}

function namedFilters({ activities, date, from_time, to_time }: Understood) {
  return {
    ...(activities.length > 0 && { activities }),
    ...(date && { date }),
    ...((from_time || to_time) && { from: from_time, to: to_time }),
  };
}
