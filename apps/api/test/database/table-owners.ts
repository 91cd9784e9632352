import type { Database } from '../../src/platform/database/schema.ts';

/** A folder of `src/features` or `src/platform`. */
export type Owner = string;

/** Missing in the generated types: a table, and functions that read tables. */
type Untyped =
  | 'areas_beginning'
  | 'areas_like'
  | 'areas_named'
  | 'class_templates_beginning'
  | 'classes_with_word'
  | 'names_like'
  | 'rate_limits'
  | 'trainers_beginning'
  | 'venues_beginning'
  | 'venues_like';

/** The one feature, or part of the platform, that writes a table; it may read it too. */
export const OWNER: Record<keyof Database | Untyped, Owner> = {
  areas: 'venues',
  areas_beginning: 'venues',
  areas_like: 'venues',
  areas_named: 'venues',
  area_names: 'venues',
  area_other_names: 'venues',
  'audit.audit_log': 'audit',
  // A view on it, for a server from before it had a schema of its own.
  audit_log: 'audit',
  member_locks: 'bookings',
  bookings: 'bookings',
  check_ins: 'checkins',
  // Written by triggers on venues, like venue_slugs.
  city_slugs: 'venues',
  class_sessions: 'classes',
  class_templates: 'classes',
  class_templates_beginning: 'classes',
  classes_with_word: 'classes',
  favourites: 'favourites',
  feedback: 'feedback',
  first_steps_dismissals: 'recommendations',
  idempotency_keys: 'bookings',
  email_links: 'accounts',
  mails: 'mail',
  // A view on bookings and check-ins, which the limits of plans count.
  member_uses: 'memberships',
  membership_charges: 'memberships',
  membership_pauses: 'memberships',
  membership_quotes: 'memberships',
  memberships: 'memberships',
  names_like: 'classes',
  notifications: 'notifications',
  organisations: 'accounts',
  outbox: 'events',
  partner_application_history: 'partners',
  partner_applications: 'partners',
  payments: 'payments',
  payment_customers: 'payments',
  payment_differences: 'payments',
  payment_webhook_events: 'payments',
  demo_charges: 'payments',
  refunds: 'payments',
  receipt_counters: 'payments',
  receipts: 'payments',
  images: 'storage',
  plans: 'memberships',
  price_notices: 'memberships',
  qr_codes: 'checkins',
  rate_limits: 'rate-limits',
  recovery_codes: 'accounts',
  rate_proposals: 'statements',
  refused_scans: 'checkins',
  review_restrictions: 'reviews',
  review_reports: 'reviews',
  reviews: 'reviews',
  second_factors: 'accounts',
  statement_currencies: 'statements',
  statement_disputes: 'statements',
  statement_lines: 'statements',
  statement_series: 'statements',
  statements: 'statements',
  sent_reminders: 'notifications',
  user_sessions: 'accounts',
  staff_invitations: 'accounts',
  timetable_imports: 'classes',
  trainers: 'venues',
  trainers_beginning: 'classes',
  used_digital_id_codes: 'checkins',
  users: 'accounts',
  visit_appeals: 'checkins',
  visit_rates: 'statements',
  venue_closures: 'venues',
  venue_images: 'venues',
  venue_slugs: 'venues',
  venues: 'venues',
  venues_beginning: 'classes',
  venues_like: 'venues',
};
/** Who else reads a table with SQL of its own: mostly joins, so that one query is enough. */
export const READERS: Partial<Record<keyof typeof OWNER, Owner[]>> = {
  bookings: [
    'checkins',
    'classes',
    'notifications',
    'payments',
    'recommendations',
    'reviews',
    'statements',
  ],
  check_ins: ['memberships', 'recommendations', 'reviews', 'statements'],
  class_sessions: [
    'bookings',
    'checkins',
    'memberships',
    'notifications',
    'recommendations',
    'statements',
    'venues',
  ],
  class_templates: ['venues'],
  favourites: ['recommendations'],
  feedback: ['notifications'],
  images: ['venues'],
  memberships: ['checkins', 'notifications', 'recommendations'],
  organisations: ['notifications', 'statements', 'venues'],
  partner_applications: ['notifications'],
  payments: ['bookings', 'notifications'],
  price_notices: ['notifications'],
  refunds: ['notifications'],
  review_reports: ['notifications'],
  reviews: ['notifications', 'venues'],
  rate_proposals: ['checkins', 'notifications'],
  statement_disputes: ['checkins', 'notifications'],
  statement_lines: ['checkins', 'notifications'],
  statements: ['checkins', 'notifications'],
  trainers: ['bookings', 'checkins', 'classes', 'notifications'],
  users: [
    'audit',
    'bookings',
    'checkins',
    'feedback',
    'memberships',
    'notifications',
    'partners',
    'payments',
    'recommendations',
    'reviews',
    'statements',
  ],
  venue_closures: ['checkins', 'classes'],
  venue_images: ['bookings', 'checkins', 'classes'],
  venues: [
    'bookings',
    'checkins',
    'classes',
    'favourites',
    'memberships',
    'notifications',
    'payments',
    'recommendations',
    'reviews',
    'statements',
  ],
  venues_like: ['classes'],
  visit_appeals: ['memberships', 'notifications'],
};

/** Folders whose SQL has no owner, each with the reason. */
export const EXEMPT: Record<string, string> = {
  'platform/database/': 'Migrations and the connection concern the database itself.',
  'demo/': 'The demo data fills every table of an empty database at once, before anybody uses it.',
  'commands/': 'Commands read the state of the database as a whole.',
};
