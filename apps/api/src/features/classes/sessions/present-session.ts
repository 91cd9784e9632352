import type { classSession, classSessionDetail, sessionVenue } from '@pulse/contract';
import {
  type Activity,
  autoConfirmUntil,
  bookingClosesAt,
  bookingOpensAt,
  freeCancelUntil,
  isoInstant,
  snapshotPolicy,
  wallTimeOfMinute,
} from '@pulse/domain';
import type { z } from 'zod';
import { coverUrl } from '../../venues/index.ts';
import type { SessionRow } from './session-row.ts';
import type { ListedSessionRow, SessionDetailRow } from './sessions.store.ts';

/** A session in a list, in its wire form. */
export type ClassSession = z.infer<typeof classSession>;
/** A session with the details of its page, in its wire form. */
export type ClassSessionDetail = z.infer<typeof classSessionDetail>;

/** The venue of a session, as lists of sessions and bookings contain it. */
function presentSessionVenue(row: SessionRow): z.infer<typeof sessionVenue> {
  return {
    id: row.venue_id,
    name: row.venue_name,
    city: row.venue_city,
    district: row.venue_district,
    latitude: row.venue_latitude,
    longitude: row.venue_longitude,
    tier: row.venue_tier,
    cover_url: coverUrl(row.venue_cover_key),
    activities: row.venue_activities as Activity[],
  };
}

/** The fields of a session that bookings and session lists share. */
export function presentSessionFields(row: SessionRow) {
  return {
    id: row.id,
    title: row.title,
    activity: row.activity as Activity,
    tier: row.tier,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    time_zone: row.venue_time_zone,
    local_date: row.local_date,
    local_start: wallTimeOfMinute(row.local_minute),
    capacity: row.capacity,
    booked: row.booked,
    waitlisted: row.waitlisted,
    trainer_name: row.trainer_name,
    venue: presentSessionVenue(row),
  };
}

/** A session in a list, with the reader's own booking of it. */
export function presentListedSession(row: ListedSessionRow): ClassSession {
  return {
    ...presentSessionFields(row),
    status: row.status,
    price: presentPrice(row),
    own_booking: row.own_booking,
    distance_m: row.distance === null ? null : Math.round(row.distance),
  };
}

/** A session with the details of its page. */
export function presentSessionDetail(row: SessionDetailRow): ClassSessionDetail {
  const policy = snapshotPolicy(row.venue_policy);
  const startsAt = row.starts_at.getTime();
  return {
    ...presentSessionFields(row),
    status: row.status,
    price: presentPrice(row),
    own_booking: row.own_booking,
    description: row.description,
    trainer_id: row.trainer_id,
    trainer_bio: row.trainer_bio,
    level: row.level,
    language: row.language,
    women_only: row.women_only,
    what_to_bring: row.what_to_bring,
    cancel_reason: row.cancel_reason,
    booking_opens_at: isoInstant(bookingOpensAt(policy, startsAt)),
    booking_closes_at: isoInstant(bookingClosesAt(policy, startsAt)),
    free_cancel_until: isoInstant(freeCancelUntil(policy, startsAt)),
    confirms_until: isoInstant(autoConfirmUntil(policy, startsAt)),
    grace_minutes: policy.grace_minutes,
  };
}

function presentPrice({ price_minor, currency }: SessionRow) {
  return price_minor === null ? null : { amount_minor: price_minor, currency };
}
