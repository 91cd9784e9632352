import type { cityClass, publicClass } from '@pulse/contract';
import type { LocalDate } from '@pulse/domain';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/transaction.ts';
import { searchSessions } from '../search/session-search.store.ts';
import { presentSessionFields } from '../sessions/present-session.ts';
import type { SessionRow } from '../sessions/session-row.ts';
import { type CitySessionsOptions, listCitySessions } from './city-sessions.store.ts';

/** A class as every visitor sees it. */
type PublicClass = z.infer<typeof publicClass>;
/** The same with its venue, which has no slug yet. */
type ClassOfCity = Omit<z.infer<typeof cityClass>, 'venue'> & {
  venue: Omit<z.infer<typeof cityClass>['venue'], 'slug'>;
};

interface UpcomingClassesOptions {
  venueId: string;
  /** The first local date at the venue. */
  from: LocalDate;
  days: number;
  limit: number;
  now: Date;
}

/** The classes of a venue on some days that have not begun, earliest first. */
export async function listUpcomingClasses(
  db: Db,
  { venueId, from, days, limit, now }: UpcomingClassesOptions,
): Promise<PublicClass[]> {
  const rows = await searchSessions(db, {
    venue_id: venueId,
    date: from,
    days,
    limit,
    now,
    memberId: null,
    after: null,
    radius_km: 0,
    fromMinute: null,
    toMinute: null,
    bookable: [],
  });
  return rows.map(presentPublicClass);
}

/** The next classes of a city in a time range, at most two of each venue, earliest first. */
export async function listClassesOfCity(
  db: Db,
  options: CitySessionsOptions,
): Promise<ClassOfCity[]> {
  const rows = await listCitySessions(db, options);
  return rows.map((row) => ({
    ...presentPublicClass(row),
    venue: { id: row.venue_id, name: row.venue_name, district: row.venue_district },
  }));
}

function presentPublicClass(row: SessionRow): PublicClass {
  const { venue: _, ...fields } = presentSessionFields(row);
  const { price_minor, currency } = row;
  return {
    ...fields,
    price: price_minor === null ? null : { amount_minor: price_minor, currency },
  };
}
