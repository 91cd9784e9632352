import { query } from './database.ts';
import type { Person } from './people.ts';
import { type Studio, type StudioClass, scheduleClass } from './studio.ts';

const policy = {
  opens_days_before: 14,
  closes_minutes_before: 5,
  free_cancel_hours: 12,
  grace_minutes: 10,
  waitlist_ratio: 1,
};

/** A class of the past, so many minutes ago, that somebody attended: as the door leaves it. */
export async function attendedClass(
  member: Person,
  studio: Studio,
  given: { minutesAgo: number; title?: string },
): Promise<StudioClass> {
  const { minutesAgo, title } = given;
  const taken = await scheduleClass(studio, { startsInMinutes: -minutesAgo, title });
  await query(
    `INSERT INTO bookings (user_id, class_session_id, venue_id, status, starts_at, ends_at,
       local_date, tier, policy, booked_at)
     SELECT $1, id, venue_id, 'completed', starts_at, ends_at, local_date, tier, $3, starts_at
     FROM class_sessions WHERE id = $2`,
    [member.id, taken.id, JSON.stringify(policy)],
  );
  return taken;
}
