import type { searchArea, searchCoach } from '@pulse/contract';
import type { z } from 'zod';
import { type AreaRow, areaRadiusKm } from '../../../venues/index.ts';
import type { CoachRow } from './coach-search.store.ts';

/** An area with the number of venues around it. */
export function presentArea(row: AreaRow, venues: number): z.infer<typeof searchArea> {
  return {
    name: row.district || row.city,
    city: row.city,
    country_code: row.countryCode,
    latitude: row.latitude,
    longitude: row.longitude,
    radius_km: areaRadiusKm(row),
    venues,
  };
}

/** A coach; with an area when their classes are outside the area of the search. */
export function presentCoach(row: CoachRow, radiusKm: number): z.infer<typeof searchCoach> {
  const { id, name, classes, next_date, city, latitude, longitude } = row;
  const area = { name: city, city, latitude, longitude, radius_km: radiusKm };
  return { id, name, classes, next_date, area: row.in_reach ? null : area };
}
