import type { BookingPolicy } from '@pulse/domain';

/** Rows as they are inserted into the tables, with their column names in snake_case. */
export interface OrganisationRow {
  id: string;
  name: string;
}

export interface OpeningPeriodRow {
  weekday: number;
  opens: string;
  closes: string;
}

export interface VenueRow {
  id: string;
  organisation_id: string;
  name: string;
  alternate_names: string;
  address: string;
  city: string;
  district: string;
  location_description: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  country_code: string;
  description: string;
  website: string;
  opening_hours: OpeningPeriodRow[];
  important_info: string;
  amenities: string[];
  activities: string[];
  visit_limit_per_month: number | null;
  tier: 'standard' | 'plus';
  open_gym: boolean;
  booking_policy: Partial<BookingPolicy>;
  status: 'published';
}

export interface TrainerRow {
  id: string;
  organisation_id: string;
  name: string;
  bio: string;
  activities: string[];
}

export interface ClassTemplateRow {
  id: string;
  venue_id: string;
  trainer_id: string | null;
  name: string;
  description: string;
  activity: string;
  capacity: number;
  duration_minutes: number;
  price_minor: number;
  currency: string;
  tier: 'standard' | 'plus';
  level: 'all' | 'beginner' | 'intermediate' | 'advanced';
  language: string;
  women_only: boolean;
  what_to_bring: string;
  weekly: { weekday: number; start: string }[];
  first_date: string;
}
