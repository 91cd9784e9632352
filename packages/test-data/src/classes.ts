import { DAY, type EpochMs, isoInstant, MINUTE } from '@pulse/domain';
import type { Db, NewRow } from './database.ts';
import { type LocalTime, localTimeOf } from './local-time.ts';
import { createVenue, readTimeZone } from './venues.ts';

export type ClassTemplateOverrides = Partial<Omit<NewRow<'class_templates'>, 'weekly'>> & {
  /** The weekdays of one start; `weekly` has several. */
  weekdays?: number[];
  start_time?: string;
  weekly?: { weekday: number; start: string }[];
};

/**
 * Inserts a weekly class, Mondays at 18:00 for an hour, at a new venue unless one is given, and
 * returns its id.
 */
export async function createClassTemplate(
  db: Db,
  overrides: ClassTemplateOverrides = {},
): Promise<string> {
  const { weekdays = [1], start_time = '18:00', ...columns } = overrides;
  const weekly = overrides.weekly ?? weekdays.map((weekday) => ({ weekday, start: start_time }));
  const { id } = await db
    .insertInto('class_templates')
    .values({
      name: 'Vinyasa Flow',
      activity: 'yoga',
      capacity: 12,
      duration_minutes: 60,
      first_date: '2026-01-05',
      ...columns,
      weekly: JSON.stringify(weekly),
      venue_id: overrides.venue_id ?? (await createVenue(db)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ClassSessionOverrides = Partial<
  Omit<NewRow<'class_sessions'>, 'starts_at' | 'ends_at'>
> & { starts_at?: string; minutes?: number };

/**
 * Inserts one dated class, tomorrow at this time for an hour unless `starts_at` says otherwise, and
 * returns its id. The local date and minute follow from the venue's zone.
 */
export async function createClassSession(
  db: Db,
  overrides: ClassSessionOverrides = {},
): Promise<string> {
  const { starts_at = isoInstant(Date.now() + DAY), minutes = 60, ...columns } = overrides;
  const venueId = overrides.venue_id ?? (await createVenue(db));
  const startsAt = Date.parse(starts_at);
  const { localDate, localMinute } = localTimeOf(startsAt, await readTimeZone(db, venueId));
  const { id } = await db
    .insertInto('class_sessions')
    .values({
      title: 'Vinyasa Flow',
      activity: 'yoga',
      tier: 'standard',
      capacity: 12,
      occurrence_date: localDate,
      occurrence_minute: localMinute,
      local_date: localDate,
      local_minute: localMinute,
      ...columns,
      class_template_id:
        overrides.class_template_id ?? (await createClassTemplate(db, { venue_id: venueId })),
      venue_id: venueId,
      starts_at: new Date(startsAt),
      ends_at: new Date(startsAt + minutes * MINUTE),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A class that is given once, and when it starts in the time zone of its venue. */
export interface SingleClass extends Pick<LocalTime, 'localDate' | 'localTime'> {
  id: string;
}

/** Inserts a yoga class of an hour that is given once: its template never repeats. */
export async function createSingleClass(
  db: Db,
  {
    venue_id,
    startsAt,
    title,
    capacity = 12,
    price_minor = null,
  }: {
    venue_id: string;
    startsAt: EpochMs;
    title: string;
    capacity?: number;
    price_minor?: number | null;
  },
): Promise<SingleClass> {
  const { localDate, localTime } = localTimeOf(startsAt, await readTimeZone(db, venue_id));
  const class_template_id = await createClassTemplate(db, {
    venue_id,
    name: title,
    capacity,
    weekdays: [],
    start_time: localTime,
    first_date: localDate,
  });
  const starts_at = isoInstant(startsAt);
  const session = { class_template_id, venue_id, title, capacity, price_minor, starts_at };
  return { id: await createClassSession(db, session), localDate, localTime };
}

/** Makes one dated class the next date of another: both then come from the same template. */
export async function repeatClassSession(
  db: Db,
  { first, next }: { first: string; next: string },
): Promise<void> {
  await db
    .updateTable('class_sessions')
    .set(({ selectFrom }) => ({
      class_template_id: selectFrom('class_sessions as first')
        .select('first.class_template_id')
        .where('first.id', '=', first),
    }))
    .where('id', '=', next)
    .execute();
}

/** The first class, by name, of a partner's organisation with a trainer, and the trainer. */
export async function findClassOfPartner(
  db: Db,
  email: string,
): Promise<{ id: string; trainerId: string }> {
  const { id, trainer_id } = await db
    .selectFrom('class_templates')
    .innerJoin('venues', 'venues.id', 'class_templates.venue_id')
    .innerJoin('users', 'users.organisation_id', 'venues.organisation_id')
    .innerJoin('trainers', 'trainers.id', 'class_templates.trainer_id')
    .select(['class_templates.id', 'trainers.id as trainer_id'])
    .where('users.email', '=', email)
    .orderBy('class_templates.name')
    .orderBy('class_templates.id')
    .executeTakeFirstOrThrow();
  return { id, trainerId: trainer_id };
}
