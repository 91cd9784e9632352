import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';
import type { Db } from '../../src/platform/database/transaction.ts';
import { anOrganisation } from './accounts.ts';

export type VenueOverrides = Partial<
  Omit<Insertable<Database['venues']>, 'opening_hours' | 'booking_policy'>
> & { opening_hours?: object[]; booking_policy?: object };

/** Inserts a published venue in Beirut without hours, of a new organisation unless one is given. */
export async function aVenue(db: Db, overrides: VenueOverrides = {}): Promise<string> {
  const { opening_hours = [], booking_policy = {}, ...columns } = overrides;
  const row = await db
    .insertInto('venues')
    .values({
      name: 'Nafas',
      city: 'Beirut',
      latitude: 33.8938,
      longitude: 35.5018,
      time_zone: 'Asia/Beirut',
      country_code: 'LB',
      status: 'published',
      ...columns,
      organisation_id: overrides.organisation_id ?? (await anOrganisation({ db })),
      opening_hours: JSON.stringify(opening_hours),
      booking_policy: JSON.stringify(booking_policy),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
