import type { activity } from '@pulse/contract';
import { effectiveTier } from '@pulse/domain';
import type { z } from 'zod';
import { mediaUrl } from '../venues/index.ts';
import type { SessionRow } from './session-row.ts';

type Activity = z.infer<typeof activity>;

/** The venue of a session as every list of sessions and bookings shows it. */
export function presentSessionVenue(row: SessionRow) {
  return {
    id: row.venue_id,
    name: row.venue_name,
    city: row.venue_city,
    district: row.venue_district,
    latitude: row.venue_latitude,
    longitude: row.venue_longitude,
    tier: row.venue_tier,
    cover_url: mediaUrl(row.venue_cover_key),
    activities: row.venue_activities as Activity[],
  };
}

/** What a booking and a session page alike show of a session. */
export function presentSessionFields(row: SessionRow) {
  return {
    id: row.id,
    title: row.title,
    activity: row.activity as Activity,
    tier: effectiveTier(row.venue_tier, row.tier),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    time_zone: row.venue_time_zone,
    local_date: row.local_date,
    local_start: wallTimeOf(row.local_minute),
    capacity: row.capacity,
    booked: row.booked,
    waitlisted: row.waitlisted,
    trainer_name: row.trainer_name,
    venue: presentSessionVenue(row),
  };
}

/** Minutes after midnight as wall time: 1110 is 18:30. */
export function wallTimeOf(minute: number): string {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}
