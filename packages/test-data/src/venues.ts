import { type LocalDate, localDateOf } from '@pulse/domain';
import type { Db, NewRow } from './database.ts';
import { createOrganisation } from './organisations.ts';

export type VenueOverrides = Partial<Omit<NewRow<'venues'>, 'opening_hours' | 'booking_policy'>> & {
  opening_hours?: object[];
  booking_policy?: object;
};

/**
 * Inserts a published venue in Beirut without opening hours, of a new organisation unless one is
 * given, and returns its id.
 */
export async function createVenue(db: Db, overrides: VenueOverrides = {}): Promise<string> {
  const { opening_hours = [], booking_policy = {}, ...columns } = overrides;
  const { id } = await db
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
      organisation_id: overrides.organisation_id ?? (await createOrganisation(db)),
      opening_hours: JSON.stringify(opening_hours),
      booking_policy: JSON.stringify(booking_policy),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The time zone of a venue. */
export async function readTimeZone(db: Db, venueId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('venues')
    .select('time_zone')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** Closes a venue for the local day so many days from now, and returns that date. */
export async function createVenueClosure(
  db: Db,
  { venue_id, inDays, reason }: { venue_id: string; inDays: number; reason: string },
): Promise<LocalDate> {
  const today = localDateOf(Date.now(), await readTimeZone(db, venue_id));
  const local_date = Temporal.PlainDate.from(today).add({ days: inDays }).toString();
  await db.insertInto('venue_closures').values({ venue_id, local_date, reason }).execute();
  return local_date;
}

/** Archives all venues of an organisation: members find them no more. */
export async function archiveVenues(db: Db, organisationId: string): Promise<void> {
  await db
    .updateTable('venues')
    .set({ status: 'archived' })
    .where('organisation_id', '=', organisationId)
    .execute();
}

/** Inserts a trainer of a venue's organisation and returns their id. */
export async function createTrainer(
  db: Db,
  { venue_id, name }: { venue_id: string; name: string },
): Promise<string> {
  const { id } = await db
    .insertInto('trainers')
    .values(({ selectFrom }) => ({
      name,
      organisation_id: selectFrom('venues').select('organisation_id').where('id', '=', venue_id),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
