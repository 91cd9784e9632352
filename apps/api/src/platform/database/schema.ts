// Generated from the migrated database: do not edit. apps/api/test/database/schema.test.ts fails when
// it is stale and says how to write it anew.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default: may be left out when inserting. */
type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as parsed by the driver, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

export interface AnalyticsChangedDays {
  id: GeneratedAlways<number>;
  venue_id: string;
  local_date: string;
}

export interface AnalyticsVenues {
  venue_id: string;
  rolled_until: Defaulted<string>;
  due_at: Defaulted<Timestamp>;
}

export interface AreaNames {
  area_id: number;
  name: string;
  folded: string;
}

export interface AreaOtherNames {
  country_code: string;
  city: string;
  district: string;
  names: string[];
}

export interface Areas {
  id: GeneratedAlways<number>;
  city: string;
  country_code: string;
  district: string;
  time_zone: string;
  latitude: number;
  longitude: number;
  position: GeneratedAlways<string | null>;
  venues: number;
}

export interface AuditLog {
  id: number | null;
  actor_user_id: string | null;
  action: string | null;
  subject_type: string | null;
  subject_id: string | null;
  before: Json | null;
  after: Json | null;
  at: Timestamp | null;
}

export interface AuditedVenues {
  venue_id: string;
  at: Timestamp;
  entry_id: number;
}

export interface BookingLinks {
  booking_id: string;
  token: string;
  created_at: Timestamp;
}

export interface Bookings {
  id: Defaulted<string>;
  user_id: string;
  class_session_id: string;
  venue_id: string;
  status: string;
  pending_for: string | null;
  held_until: Timestamp | null;
  paid_by: Defaulted<string>;
  starts_at: Timestamp;
  ends_at: Timestamp;
  local_date: string;
  tier: string;
  moved_from: Timestamp | null;
  policy: Json;
  waitlist_number: number;
  waitlisted_at: Timestamp | null;
  booked_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  cancelled_by: string | null;
  cancel_reason: string | null;
  late_cancelled: Defaulted<boolean>;
  visit_returned_at: Timestamp | null;
  calendar_sequence: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
}

export interface CheckIns {
  id: Defaulted<string>;
  user_id: string;
  venue_id: string;
  booking_id: string | null;
  kind: string;
  method: string;
  staff_user_id: string | null;
  qr_code_id: string | null;
  corrects_id: string | null;
  corrected_at: Timestamp | null;
  reason: string | null;
  local_date: string;
  checked_in_at: Defaulted<Timestamp>;
}

export interface CitySlugs {
  slug: string;
  city: string;
  country_code: string;
}

export interface ClassChanges {
  id: Defaulted<string>;
  organisation_id: string;
  changed_at: Timestamp;
  undone_at: Timestamp | null;
  sessions: Json;
  template: Json | null;
}

export interface ClassCounts {
  venue_id: string;
  level: string;
  starts: string;
  class_template_id: string;
  trainer_id: string | null;
  sessions: number;
  capacity: number;
  booked: number;
  visits: number;
  no_shows: number;
  late_cancels: number;
}

export interface ClassSessions {
  id: Defaulted<string>;
  class_template_id: string;
  venue_id: string;
  trainer_id: string | null;
  title: string;
  activity: string;
  level: string | null;
  language: string | null;
  women_only: Defaulted<boolean>;
  tier: string;
  price_minor: number | null;
  currency: Defaulted<string>;
  occurrence_date: string;
  occurrence_minute: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
  local_date: string;
  local_minute: number;
  cell: Defaulted<number>;
  capacity: number;
  booked: Defaulted<number>;
  waitlisted: Defaulted<number>;
  status: Defaulted<string>;
  cancelled_at: Timestamp | null;
  cancel_reason: string | null;
  changed_by_hand: Defaulted<boolean>;
  created_at: Defaulted<Timestamp>;
  last_waitlist_number: Defaulted<number>;
}

export interface ClassTemplates {
  id: Defaulted<string>;
  venue_id: string;
  trainer_id: string | null;
  draft: Defaulted<boolean>;
  name: string;
  description: Defaulted<string>;
  activity: string;
  level: string | null;
  language: string | null;
  women_only: Defaulted<boolean>;
  what_to_bring: Defaulted<string>;
  capacity: number;
  duration_minutes: number;
  price_minor: number | null;
  currency: Defaulted<string>;
  tier: Defaulted<string>;
  weekly: Defaulted<Json>;
  first_date: string;
  last_date: string | null;
  excluded_dates: Defaulted<string[]>;
  version: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
  updated_at: Defaulted<Timestamp>;
  archived_at: Timestamp | null;
  search_text: GeneratedAlways<string | null>;
}

export interface CoachClasses {
  trainer_id: string;
  class_template_id: string;
  added_at: Timestamp;
}

export interface CoachFollows {
  user_id: string;
  trainer_id: string;
  created_at: Defaulted<Timestamp>;
  told_until: Defaulted<Timestamp>;
  told_at: Timestamp | null;
}

export interface DemoCharges {
  reference: string;
  payment_id: string;
  status: string;
  failure_code: string | null;
  amount_minor: number;
  currency: string;
  refunded_minor: Defaulted<number>;
  later_answer: string | null;
  deliver_at: Timestamp | null;
  created_at: Timestamp;
}

export interface EmailLinks {
  token_hash: Buffer;
  user_id: string;
  purpose: string;
  email: string | null;
  session_id: string | null;
  class_session_id: string | null;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: Defaulted<Timestamp>;
}

export interface Favourites {
  user_id: string;
  venue_id: string;
  created_at: Defaulted<Timestamp>;
}

export interface Feedback {
  id: Defaulted<string>;
  user_id: string;
  category: string;
  rating: number | null;
  message: string;
  screenshot_key: string | null;
  created_at: Defaulted<Timestamp>;
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
}

export interface FirstStepsDismissals {
  user_id: string;
  dismissed_at: Defaulted<Timestamp>;
}

export interface GuestPaymentCounters {
  venue_id: string;
  last_number: number;
}

export interface GuestPayments {
  id: Defaulted<string>;
  venue_id: string;
  guest_id: string;
  number: number;
  method: string;
  amount_minor: number;
  currency: string;
  staff_user_id: string;
  reverses_id: string | null;
  reason: string | null;
  reversed_at: Timestamp | null;
  local_date: string;
  recorded_at: Timestamp;
}

export interface Guests {
  id: string;
  booking_id: string;
  name: string | null;
  created_at: Timestamp;
  cancelled_at: Timestamp | null;
  arrived_at: Timestamp | null;
  staff_user_id: string | null;
}

export interface IdempotencyKeys {
  user_id: string;
  key: string;
  request_hash: Buffer;
  response_status: number;
  response: Json;
  booked: Defaulted<number>;
  waitlisted: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
}

export interface Images {
  key: string;
  owner_id: string | null;
  kind: string;
  bytes: number;
  width: number;
  height: number;
  created_at: Defaulted<Timestamp>;
  attached_at: Timestamp | null;
  deleted_at: Timestamp | null;
}

export interface Mails {
  id: Defaulted<string>;
  recipient: string;
  subject: string;
  text_body: string;
  html_content: Json | null;
  calendar_entry: Json | null;
  html_body: Defaulted<string>;
  calendar: string | null;
  calendar_method: string | null;
  event_key: string | null;
  created_at: Defaulted<Timestamp>;
  due_at: Timestamp | null;
  attempts: Defaulted<number>;
  last_error: string | null;
  sent_at: Timestamp | null;
  user_id: string | null;
}

export interface Markets {
  id: number;
  name: string;
  receipt_series: string;
}

export interface MemberLocks {
  user_id: string;
  version: number;
}

export interface MemberUses {
  user_id: string | null;
  id: string | null;
  kind: string | null;
  status: string | null;
  class_session_id: string | null;
  venue_id: string | null;
  tier: string | null;
  paid_by: string | null;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  late_cancelled: boolean | null;
  visit_returned: boolean | null;
  booked_at: Timestamp | null;
  waitlist_number: number | null;
  local_date: string | null;
}

export interface MembershipCharges {
  payment_id: string;
  membership_id: string;
  kind: string;
  period_ends_at: Timestamp;
  attempt: number | null;
  quote_id: string | null;
  terms: Json;
  next_terms: Json | null;
  replaced_terms: Json | null;
  outcome: string | null;
  created_at: Timestamp;
}

export interface MembershipPauses {
  id: Defaulted<string>;
  membership_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  renewal_before: Timestamp;
  idempotency_key: string | null;
}

export interface MembershipQuotes {
  id: Defaulted<string>;
  membership_id: string;
  plan_code: string;
  billing_interval: string;
  offer: Json;
  created_at: Timestamp;
  expires_at: Timestamp;
  taken_at: Timestamp | null;
}

export interface Memberships {
  id: Defaulted<string>;
  user_id: string;
  status: string;
  plan_code: string;
  billing_interval: string;
  price_minor: number | null;
  currency: string | null;
  classes_per_day: number | null;
  visits_per_month: number | null;
  plus_visits_per_month: number | null;
  next_terms: Json | null;
  anchored_at: Timestamp;
  period_ends_at: Timestamp;
  cancel_at_period_end: Defaulted<boolean>;
  paused_until: Timestamp | null;
  retry_at: Timestamp | null;
  renewal_attempts: Defaulted<number>;
  announced_renewal: Timestamp | null;
  given_until: string | null;
  created_at: Defaulted<Timestamp>;
  ended_at: Timestamp | null;
}

export interface Notifications {
  id: Defaulted<string>;
  user_id: string;
  type: string;
  title: string;
  message: string;
  link: string | null;
  event_key: Defaulted<string>;
  created_at: Defaulted<Timestamp>;
  read_at: Timestamp | null;
  deleted_at: Timestamp | null;
}

export interface OfflineCheckIns {
  staff_user_id: string;
  id: string;
  venue_id: string;
  check_in_id: string | null;
  guest_arrived_at: Timestamp | null;
  already_checked_in: Defaulted<boolean>;
  taken_at: Timestamp;
  settled_at: Timestamp;
}

export interface Organisations {
  id: Defaulted<string>;
  name: string;
  legal_name: Defaulted<string>;
  contact_name: Defaulted<string>;
  contact_email: Defaulted<string>;
  contact_phone: Defaulted<string>;
  tax_id_encrypted: Buffer | null;
  tax_id_hint: Defaulted<string>;
  bank_name: Defaulted<string>;
  bank_account_encrypted: Buffer | null;
  bank_account_hint: Defaulted<string>;
  version: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
  changed_at: Timestamp | null;
}

export interface Outbox {
  id: GeneratedAlways<number>;
  type: string;
  subject: string | null;
  payload: Json;
  created_at: Defaulted<Timestamp>;
  due_at: Timestamp | null;
  attempts: Defaulted<number>;
  last_error: string | null;
  dispatched_at: Timestamp | null;
}

export interface PartnerApplicationHistory {
  id: Defaulted<string>;
  application_id: string;
  at: Timestamp;
  kind: string;
  actor_id: string | null;
  text: Defaulted<string>;
  changes: Defaulted<Json>;
}

export interface PartnerApplications {
  id: Defaulted<string>;
  reference: Defaulted<string>;
  status: Defaulted<string>;
  business_name: string;
  business_type: string;
  description: string;
  website: Defaulted<string>;
  contact_name: Defaulted<string>;
  contact_email: string;
  phone: string;
  language: Defaulted<string>;
  address: string;
  latitude: number | null;
  longitude: number | null;
  tax_id_encrypted: Buffer;
  tax_id_hint: string;
  tax_id_fingerprint: Buffer | null;
  bank_name: Defaulted<string>;
  bank_account_encrypted: Buffer;
  bank_account_hint: string;
  bank_account_fingerprint: Buffer | null;
  agreed_at: Timestamp;
  edit_token_hash: Buffer | null;
  link_version: Defaulted<number>;
  version: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
  submitted_at: Defaulted<Timestamp>;
  assigned_to: string | null;
  decided_at: Timestamp | null;
  decision_reason: string | null;
  organisation_id: string | null;
  requested_fields: Defaulted<string[]>;
}

export interface PasskeyChallenges {
  challenge: string;
  user_id: string | null;
  expires_at: Timestamp;
}

export interface Passkeys {
  id: Defaulted<string>;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface PaymentCustomers {
  user_id: string;
  provider: string;
  customer_reference: string;
  payment_method_reference: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_expires_month: number | null;
  card_expires_year: number | null;
  created_at: Defaulted<Timestamp>;
}

export interface PaymentDifferences {
  id: Defaulted<string>;
  kind: string;
  provider: string;
  reference: string;
  payment_id: string | null;
  expected_minor: number | null;
  expected_currency: string | null;
  found_minor: number | null;
  found_currency: string | null;
  detail: string | null;
  found_at: Timestamp;
}

export interface PaymentWebhookEvents {
  id: string;
  type: string;
  received_at: Timestamp;
}

export interface Payments {
  id: Defaulted<string>;
  user_id: string;
  provider: string;
  purpose: string;
  title: Defaulted<string>;
  plan_code: string | null;
  billing_interval: string | null;
  membership_id: string | null;
  booking_id: string | null;
  amount_minor: number;
  currency: string;
  received_minor: number | null;
  received_currency: string | null;
  refunded_minor: Defaulted<number>;
  status: Defaulted<string>;
  failure_code: string | null;
  idempotency_key: string | null;
  checkout_reference: string | null;
  checkout_url: string | null;
  confirm_url: string | null;
  provider_reference: string | null;
  return_path: Defaulted<string>;
  attempts: Defaulted<number>;
  attempted_at: Timestamp | null;
  locked_until: Timestamp | null;
  reconciled_at: Timestamp | null;
  method: string | null;
  receipt_number: string | null;
  received_on: string | null;
  recorded_by: string | null;
  reverses_payment_id: string | null;
  created_at: Defaulted<Timestamp>;
  expires_at: Timestamp;
  settled_at: Timestamp | null;
  other_amount_reason: string | null;
}

export interface Plans {
  code: string;
  sort_order: number;
  classes_per_day: number;
  visits_per_month: number | null;
  plus_visits_per_month: number;
  monthly_price_minor: number;
  yearly_price_minor: number;
  currency: string;
  published_at: Timestamp | null;
  version: Defaulted<number>;
}

export interface PriceNotices {
  membership_id: string;
  price_minor: number;
  currency: string;
  noticed_at: Timestamp;
}

export interface QrCodes {
  id: Defaulted<string>;
  venue_id: string;
  code: string;
  label: string;
  created_by: string | null;
  created_at: Defaulted<Timestamp>;
  expires_at: Timestamp | null;
  successor_id: string | null;
  revoked_at: Timestamp | null;
}

export interface RateProposals {
  id: Defaulted<string>;
  organisation_id: string;
  venue_id: string;
  first_day: string;
  currency: string;
  rates: Json;
  status: Defaulted<string>;
  proposed_by: string;
  proposed_at: Timestamp;
  answered_by: string | null;
  answered_at: Timestamp | null;
  reason: string | null;
}

export interface ReceiptCounters {
  kind: string;
  year: number;
  last_number: number;
}

export interface ReceiptSeries {
  series: string;
  kind: string;
  year: number;
  last_number: number;
}

export interface Receipts {
  id: Defaulted<string>;
  kind: string;
  year: number;
  number: number;
  payment_id: string;
  refund_id: string | null;
  amount_minor: number;
  currency: string;
  title: string;
  buyer_name: string | null;
  seller_name: string;
  seller_address: string;
  tax_line: string;
  issued_at: Timestamp;
  series: Defaulted<string>;
}

export interface RecoveryCodes {
  user_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
}

export interface Refunds {
  id: Defaulted<string>;
  payment_id: string;
  amount_minor: number;
  currency: string;
  reason: string;
  status: Defaulted<string>;
  provider_reference: string | null;
  failure_code: string | null;
  attempts: Defaulted<number>;
  next_attempt_at: Timestamp | null;
  requested_by: string | null;
  idempotency_key: string | null;
  created_at: Defaulted<Timestamp>;
  settled_at: Timestamp | null;
}

export interface RefusedScans {
  qr_code_id: string;
  user_id: string;
  local_date: string;
  refused_at: Timestamp;
}

export interface ReviewReports {
  review_id: string;
  user_id: string;
  reason: string;
  comment: string | null;
  created_at: Defaulted<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  outcome: string | null;
}

export interface ReviewRestrictions {
  user_id: string;
  venue_id: string;
  since: Timestamp;
}

export interface Reviews {
  id: Defaulted<string>;
  venue_id: string;
  user_id: string;
  rating: number;
  text: string;
  created_at: Defaulted<Timestamp>;
  edited_at: Timestamp | null;
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  taken_down_at: Timestamp | null;
  taken_down_reason: string | null;
  taken_down_comment: string | null;
}

export interface SearchAlerts {
  id: Defaulted<string>;
  user_id: string;
  search: Json;
  created_at: Timestamp;
  expires_at: Timestamp;
  checked_at: Timestamp;
}

export interface SecondFactors {
  user_id: string;
  secret_encrypted: Buffer | null;
  pending_secret_encrypted: Buffer | null;
  enabled_at: Timestamp | null;
  last_time_step: Defaulted<number>;
}

export interface SentReminders {
  booking_id: string;
  hours_before: number;
  starts_at: Timestamp;
}

export interface StaffInvitations {
  id: Defaulted<string>;
  organisation_id: string;
  user_id: string;
  email: string;
  full_name: string;
  role: string;
  invited_by: string | null;
  invited_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
}

export interface StatementCurrencies {
  organisation_id: string;
  currency: string;
}

export interface StatementDisputes {
  line_id: string;
  venue_id: string;
  reason: string;
  disputed_by: string;
  disputed_at: Timestamp;
  answer_due: Timestamp;
  accepted: boolean | null;
  right_minor: number | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Timestamp | null;
}

export interface StatementLines {
  id: Defaulted<string>;
  statement_id: string;
  venue_id: string;
  position: number;
  type: string;
  visit_id: string;
  date: string;
  title: string | null;
  initials: string;
  kind: string;
  rate_minor: number | null;
  rate_first_day: string | null;
  amount_minor: number | null;
  corrects_line_id: string | null;
  dispute_line_id: string | null;
}

export interface StatementSeries {
  venue_id: string;
  organisation_id: string;
  currency: string;
  first_month: string;
  closed_month: string | null;
}

export interface Statements {
  id: Defaulted<string>;
  venue_id: string;
  month: string;
  currency: string;
  total_minor: number;
  lines: number;
  lines_without_rate: number;
  venue_name: string;
  partner_name: string;
  payer_name: string;
  payer_address: string;
  closed_at: Timestamp;
}

export interface TimetableImports {
  venue_id: string;
  idempotency_key: string;
  request_hash: Buffer;
  report: Json;
  imported_at: Defaulted<Timestamp>;
}

export interface Trainers {
  id: Defaulted<string>;
  organisation_id: string;
  name: string;
  bio: Defaulted<string>;
  photo_key: string | null;
  activities: Defaulted<string[]>;
  version: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
  archived_at: Timestamp | null;
  search_text: GeneratedAlways<string | null>;
}

export interface UsedDigitalIdCodes {
  user_id: string;
  step: number;
  user_session_id: string | null;
  check_in_id: string | null;
  used_at: Defaulted<Timestamp>;
}

export interface UserSessions {
  id: Defaulted<string>;
  user_id: string;
  user_agent: Defaulted<string>;
  generation: Defaulted<number>;
  rotated_at: Defaulted<Timestamp>;
  created_at: Defaulted<Timestamp>;
  last_used_at: Defaulted<Timestamp>;
  revoked_at: Timestamp | null;
}

export interface Users {
  id: Defaulted<string>;
  email: string;
  email_verified_at: Timestamp | null;
  password_hash: string | null;
  password_set: Defaulted<boolean>;
  role: Defaulted<string>;
  organisation_id: string | null;
  full_name: string;
  birthday: string | null;
  phone: string | null;
  address: string | null;
  photo_key: string | null;
  language: Defaulted<string>;
  time_zone: Defaulted<string>;
  email_preferences: Defaulted<Json>;
  member_code: string;
  digital_id_secret: Buffer;
  calendar_token: string;
  created_at: Defaulted<Timestamp>;
  deleted_at: Timestamp | null;
  home_market_id: Defaulted<number>;
}

export interface VenueClosures {
  venue_id: string;
  local_date: string;
  reason: Defaulted<string>;
}

export interface VenueImages {
  id: Defaulted<string>;
  venue_id: string;
  sort_order: number;
  storage_key: string;
  alt_text: Defaulted<string>;
  created_at: Defaulted<Timestamp>;
}

export interface VenueRatings {
  venue_id: string;
  reviews: number;
  stars: number;
  cell: number;
}

export interface VenueSlugs {
  slug: string;
  venue_id: string;
  is_current: Defaulted<boolean>;
}

export interface Venues {
  id: Defaulted<string>;
  organisation_id: string;
  status: Defaulted<string>;
  name: string;
  alternate_names: Defaulted<string>;
  description: Defaulted<string>;
  important_info: Defaulted<string>;
  website: Defaulted<string>;
  phone: Defaulted<string>;
  address: Defaulted<string>;
  district: Defaulted<string>;
  city: Defaulted<string>;
  country_code: Defaulted<string>;
  location_description: Defaulted<string>;
  latitude: number;
  longitude: number;
  time_zone: string;
  opening_hours: Defaulted<Json>;
  amenities: Defaulted<string[]>;
  activities: Defaulted<string[]>;
  open_gym: Defaulted<boolean>;
  tier: Defaulted<string>;
  visit_limit_per_month: number | null;
  booking_policy: Defaulted<Json>;
  link_key_version: Defaulted<number>;
  import_key: string | null;
  version: Defaulted<number>;
  created_at: Defaulted<Timestamp>;
  updated_at: Defaulted<Timestamp>;
  position: GeneratedAlways<string | null>;
  sphere_position: GeneratedAlways<string | null>;
  search_text: GeneratedAlways<string | null>;
  place_text: GeneratedAlways<string | null>;
  market_id: Defaulted<number>;
}

export interface VisitAppeals {
  booking_id: string;
  user_id: string;
  venue_id: string;
  message: string | null;
  created_at: Timestamp;
  answer_by: Timestamp;
  decided_at: Timestamp | null;
  accepted: boolean | null;
  decided_by: string | null;
  reason: string | null;
}

export interface VisitCounts {
  venue_id: string;
  level: string;
  starts: string;
  weekday: number;
  hour: number;
  visits: number;
  open_gym: number;
  first_visits: number;
  no_shows: number;
  late_cancels: number;
}

export interface VisitRates {
  venue_id: string;
  kind: string;
  first_day: string;
  amount_minor: number;
  proposal_id: string;
  agreed_at: Timestamp;
}

export interface VisitRatings {
  booking_id: string;
  user_id: string;
  venue_id: string;
  asked_at: Timestamp | null;
  answered_at: Timestamp | null;
  stars: number | null;
  aspect: string | null;
}

export interface WeeklyGoals {
  user_id: string;
  visits: number;
  updated_at: Defaulted<Timestamp>;
}

export interface AuditAuditLog {
  id: GeneratedAlways<number>;
  at: Defaulted<Timestamp>;
  kind: Defaulted<string>;
  actor_user_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  address: string | null;
  device: string | null;
}

export interface Database {
  analytics_changed_days: AnalyticsChangedDays;
  analytics_venues: AnalyticsVenues;
  area_names: AreaNames;
  area_other_names: AreaOtherNames;
  areas: Areas;
  audit_log: AuditLog;
  audited_venues: AuditedVenues;
  booking_links: BookingLinks;
  bookings: Bookings;
  check_ins: CheckIns;
  city_slugs: CitySlugs;
  class_changes: ClassChanges;
  class_counts: ClassCounts;
  class_sessions: ClassSessions;
  class_templates: ClassTemplates;
  coach_classes: CoachClasses;
  coach_follows: CoachFollows;
  demo_charges: DemoCharges;
  email_links: EmailLinks;
  favourites: Favourites;
  feedback: Feedback;
  first_steps_dismissals: FirstStepsDismissals;
  guest_payment_counters: GuestPaymentCounters;
  guest_payments: GuestPayments;
  guests: Guests;
  idempotency_keys: IdempotencyKeys;
  images: Images;
  mails: Mails;
  markets: Markets;
  member_locks: MemberLocks;
  member_uses: MemberUses;
  membership_charges: MembershipCharges;
  membership_pauses: MembershipPauses;
  membership_quotes: MembershipQuotes;
  memberships: Memberships;
  notifications: Notifications;
  offline_check_ins: OfflineCheckIns;
  organisations: Organisations;
  outbox: Outbox;
  partner_application_history: PartnerApplicationHistory;
  partner_applications: PartnerApplications;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  payment_customers: PaymentCustomers;
  payment_differences: PaymentDifferences;
  payment_webhook_events: PaymentWebhookEvents;
  payments: Payments;
  plans: Plans;
  price_notices: PriceNotices;
  qr_codes: QrCodes;
  rate_proposals: RateProposals;
  receipt_counters: ReceiptCounters;
  receipt_series: ReceiptSeries;
  receipts: Receipts;
  recovery_codes: RecoveryCodes;
  refunds: Refunds;
  refused_scans: RefusedScans;
  review_reports: ReviewReports;
  review_restrictions: ReviewRestrictions;
  reviews: Reviews;
  search_alerts: SearchAlerts;
  second_factors: SecondFactors;
  sent_reminders: SentReminders;
  staff_invitations: StaffInvitations;
  statement_currencies: StatementCurrencies;
  statement_disputes: StatementDisputes;
  statement_lines: StatementLines;
  statement_series: StatementSeries;
  statements: Statements;
  timetable_imports: TimetableImports;
  trainers: Trainers;
  used_digital_id_codes: UsedDigitalIdCodes;
  user_sessions: UserSessions;
  users: Users;
  venue_closures: VenueClosures;
  venue_images: VenueImages;
  venue_ratings: VenueRatings;
  venue_slugs: VenueSlugs;
  venues: Venues;
  visit_appeals: VisitAppeals;
  visit_counts: VisitCounts;
  visit_rates: VisitRates;
  visit_ratings: VisitRatings;
  weekly_goals: WeeklyGoals;
  'audit.audit_log': AuditAuditLog;
}
