import type { BookingPolicy, ClassSessionState, Tier, VenueState } from '@pulse/domain';

/** One class session with the booking settings of its venue. */
export interface SessionRow {
  id: string;
  class_template_id: string;
  venue_id: string;
  title: string;
  activity: string;
  /** `plus` when the venue or the class is. */
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
  status: ClassSessionState;
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
  /** The venue's own policy values; `snapshotPolicy` adds the defaults. */
  venue_policy: Partial<BookingPolicy>;
  venue_cover_key: string | null;
}
