import type { getCityPage as operation } from '@pulse/contract';
import {
  type Activity,
  distanceMetres,
  type EpochMs,
  instantOfWallTime,
  type LocalDate,
  localDatesFrom,
} from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { pageStart, paginate } from '../../platform/http/routes/page-cursor.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { listClassesOfCity } from '../classes/index.ts';
import {
  type CityRow,
  findPublicCity,
  listPublicCities,
  listVenueSlugs,
  listVenuesOfCity,
  type PublicCityRow,
  presentPublicVenue,
} from '../venues/index.ts';

export type CityPage = z.infer<(typeof operation.responses)[200]>;
type Query = z.output<typeof operation.query>;

const ORDER = 'city-venues';
const MAX_VENUES = 24;
const MAX_CLASSES_A_DAY = 6;
const MAX_NEARBY = 8;
/** More cities than there are; the nearest are chosen among them. */
export const MAX_CITIES = 500;

/** What the public page of a city shows, with one page of its venues. */
export async function getCityPage(
  deps: Deps,
  slug: string,
  query: Query,
): Promise<CityPage | Refusal> {
  const { db, clock } = deps;
  const now = clock.now();
  const after = pageStart(ORDER, 'text', query.cursor);
  if (isRefusal(after)) return after;
  const city = await findPublicCity(db, slug);
  if (!city) return refuse('not_found');
  const { activities: counted, ...presented } = city;
  const activities = counted as { activity: Activity; venues: number }[];
  const chosen = activities.find(({ activity }) => activity === query.activity)?.activity;
  const [venues, days, cities] = await Promise.all([
    listVenuesOfCity(db, {
      city,
      activity: chosen,
      after,
      limit: MAX_VENUES + 1,
      now: new Date(now),
    }),
    listDays(deps, city, now),
    listPublicCities(db, MAX_CITIES),
  ]);
  const { page, next_cursor } = paginate(venues, MAX_VENUES, ORDER, ({ name, id }) => ({
    key: name,
    id,
  }));
  return {
    city: presented,
    activity: chosen ?? null,
    activities,
    days,
    venues: page.map((venue) => presentPublicVenue(venue, now)),
    next_cursor,
    nearby: nearestTo(city, cities),
  };
}

async function listDays(deps: Deps, city: CityRow, now: EpochMs): Promise<CityPage['days']> {
  const dates = localDatesFrom(now, city.time_zone, 3);
  const startOf = (date: LocalDate | undefined) =>
    new Date(instantOfWallTime(date ?? '', '00:00', city.time_zone));
  const [today, tomorrow] = await Promise.all(
    [0, 1].map((offset) =>
      listClassesOfCity(deps.db, {
        city,
        from: new Date(Math.max(now, startOf(dates[offset]).getTime() - 1)),
        until: startOf(dates[offset + 1]),
        limit: MAX_CLASSES_A_DAY,
      }),
    ),
  );
  const ids = [...(today ?? []), ...(tomorrow ?? [])].map(({ venue }) => venue.id);
  const slugs = await listVenueSlugs(deps.db, [...new Set(ids)]);
  return [today ?? [], tomorrow ?? []].map((classes, offset) => ({
    date: dates[offset] ?? '',
    classes: classes.map(({ venue: { id, name, district }, ...fields }) => ({
      ...fields,
      venue: { id, name, district, slug: slugs.get(id) ?? id },
    })),
  }));
}

function nearestTo(city: CityRow, cities: PublicCityRow[]): PublicCityRow[] {
  return cities
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({ other, metres: distanceMetres(city, other) }))
    .sort((one, another) => one.metres - another.metres)
    .slice(0, MAX_NEARBY)
    .map(({ other }) => other);
}
