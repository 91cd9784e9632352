import { interpretSearchOptions } from '@pulse/contract/client';
import { radiusOf } from '../explore-query.ts';
import { type ExplorePlace, formatPoint, lebanonBox } from './explore-address.ts';

/** Kilometres in a degree of latitude. */
const kmPerDegree = 111;
const maxRadiusKm = 200;

/** Query options for what a text means to a person who searches in a place from a day on. */
export function interpretationQuery(q: string, place: ExplorePlace, date?: string) {
  return interpretSearchOptions({ query: { q, date, ...circleAround(place) } });
}

function circleAround(place: ExplorePlace): { near: string; radius_km: number } {
  if ('latitude' in place) return { near: formatPoint(place), radius_km: radiusOf(place) };
  const [west, south, east, north] = place.kind === 'box' ? place.box : lebanonBox;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const km = Math.max(1, ((north - south) * kmPerDegree) / 2);
  return { near: formatPoint(middle), radius_km: Math.min(maxRadiusKm, km) };
}
