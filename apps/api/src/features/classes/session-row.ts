import type { BookingPolicy, SessionState, Tier, VenueState } from '@pulse/domain';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** One dated class with what its venue says about booking it. */
export interface SessionRow {
  id: string;
  class_template_id: string;
  venue_id: string;
  title: string;
  activity: string;
  /** The tier of the class alone; `effectiveTier(venue_tier, tier)` is what a member uses. */
  tier: Tier;
  local_date: string;
  /** Minutes after local midnight. */
  local_minute: number;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  booked: number;
  waitlisted: number;
  price_minor: number | null;
  currency: string;
  status: SessionState;
  cancel_reason: string | null;
  trainer_name: string | null;
  organisation_id: string;
  venue_name: string;
  venue_city: string;
  venue_district: string;
  venue_latitude: number;
  venue_longitude: number;
  venue_tier: Tier;
  venue_status: VenueState;
  venue_activities: string[];
  venue_time_zone: string;
  venue_visit_limit: number | null;
  /** As the venue set it; `snapshotPolicy` fills the rest. */
  venue_policy: Partial<BookingPolicy>;
  venue_cover_key: string | null;
}

type Joined = ExpressionBuilder<
  { s: Database['class_sessions']; v: Database['venues'] },
  's' | 'v'
>;

/** The columns of a SessionRow, for a query over `class_sessions as s` joined with `venues as v`. */
export function sessionColumns(eb: Joined) {
  return [
    's.id',
    's.class_template_id',
    's.venue_id',
    's.title',
    's.activity',
    eb.ref('s.tier').$castTo<Tier>().as('tier'),
    's.local_date',
    's.local_minute',
    's.starts_at',
    's.ends_at',
    's.capacity',
    's.booked',
    's.waitlisted',
    's.price_minor',
    's.currency',
    eb.ref('s.status').$castTo<SessionState>().as('status'),
    's.cancel_reason',
    trainerName.as('trainer_name'),
    'v.organisation_id',
    'v.name as venue_name',
    'v.city as venue_city',
    'v.district as venue_district',
    'v.latitude as venue_latitude',
    'v.longitude as venue_longitude',
    eb.ref('v.tier').$castTo<Tier>().as('venue_tier'),
    eb.ref('v.status').$castTo<VenueState>().as('venue_status'),
    'v.activities as venue_activities',
    'v.time_zone as venue_time_zone',
    'v.visit_limit_per_month as venue_visit_limit',
    eb.ref('v.booking_policy').$castTo<Partial<BookingPolicy>>().as('venue_policy'),
    coverKey.as('venue_cover_key'),
  ] as const;
}

const trainerName: RawBuilder<string | null> =
  sql`(SELECT trainers.name FROM trainers WHERE trainers.id = s.trainer_id)`;
const coverKey: RawBuilder<string | null> =
  sql`(SELECT storage_key FROM venue_images WHERE venue_id = v.id ORDER BY sort_order LIMIT 1)`;
