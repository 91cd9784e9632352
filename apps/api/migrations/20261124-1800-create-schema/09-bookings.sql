-- Who takes part in which class.

-- One row for each member who ever booked, with the version of what that member holds: updating it locks
-- the member, and comparing it finds decisions made on an outdated state. Narrow and half empty on
-- purpose: it is rewritten at every booking, in place.
CREATE TABLE member_locks (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  version bigint NOT NULL
) WITH (fillfactor = 50);

-- The bookings, with the places on the waitlist.
CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id),
  class_session_id uuid NOT NULL REFERENCES class_sessions (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  status text NOT NULL
    CHECK (status IN ('pending', 'confirmed', 'waitlisted', 'cancelled', 'completed', 'no_show')),
  -- why a pending booking is pending, and until when its place is held
  pending_for text CHECK (pending_for IN ('offer', 'payment')),
  held_until timestamptz,
  paid_by text NOT NULL DEFAULT 'plan' CHECK (paid_by IN ('plan', 'drop_in')),
  -- copied from the session, so that limits and overlaps need no join; updated when it is moved
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  local_date date NOT NULL,
  tier text NOT NULL CHECK (tier IN ('standard', 'plus')),
  -- The start that the member agreed to, once the class was moved: two moves of a quarter of an hour are
  -- half an hour for a member who booked before the first. Null while the class has its first time.
  moved_from timestamptz,
  -- the rules in force when it was booked: later edits never make an old booking more expensive
  policy jsonb NOT NULL,
  -- the order of the waitlist; a number is never given twice
  waitlist_number bigint GENERATED ALWAYS AS IDENTITY,
  waitlisted_at timestamptz,
  booked_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('member', 'venue', 'system')),
  cancel_reason text,
  -- a late cancellation uses the visit until another member takes the place
  late_cancelled boolean NOT NULL DEFAULT false,
  visit_returned_at timestamptz,
  calendar_sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'pending') = (pending_for IS NOT NULL)),
  CHECK (pending_for IS NULL OR held_until IS NOT NULL)
);
-- Behind the rule in the code, so that no error in it books one class twice.
CREATE UNIQUE INDEX bookings_one_active_per_member_and_session
  ON bookings (user_id, class_session_id) WHERE status <> 'cancelled';
CREATE INDEX bookings_user_starts_at_idx ON bookings (user_id, starts_at);
CREATE INDEX bookings_session_idx ON bookings (class_session_id, status);
CREATE INDEX bookings_venue_starts_at_idx ON bookings (venue_id, starts_at);
CREATE INDEX bookings_waitlist_idx ON bookings (class_session_id, waitlist_number)
  WHERE status = 'waitlisted';
CREATE INDEX bookings_held_until_idx ON bookings (held_until) WHERE status = 'pending';
CREATE INDEX bookings_confirmed_ends_at_idx ON bookings (ends_at) WHERE status = 'confirmed';
-- The visits that have just ended, about which members are asked.
CREATE INDEX bookings_completed_ends_at_idx ON bookings (ends_at) WHERE status = 'completed';
-- Whether a visit is its member's first to a venue is looked up for each visit that is counted, without
-- reading all that the member has ever attended.
CREATE INDEX bookings_attended_idx ON bookings (user_id, venue_id, starts_at, id)
  WHERE status = 'completed';
-- Late cancellations whose visit is returned once another member takes the place.
CREATE INDEX bookings_late_unreturned_idx ON bookings (class_session_id, cancelled_at)
  WHERE late_cancelled AND visit_returned_at IS NULL;
-- Cancelled drop-ins whose money may have to be refunded.
CREATE INDEX bookings_cancelled_drop_in_idx ON bookings (cancelled_at)
  WHERE status = 'cancelled' AND paid_by = 'drop_in';

-- The responses that repeated requests with the same key get. A response is kept as it was written:
-- nothing looks into it, and text costs a third of jsonb to store.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  request_hash bytea NOT NULL,
  response_status integer NOT NULL,
  response json NOT NULL,
  -- the counters of the class, which only the writing statement knows
  booked integer NOT NULL DEFAULT 0,
  waitlisted integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

-- The reminders that were sent. A class that is moved gets new ones, so the start belongs to the key.
CREATE TABLE sent_reminders (
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  hours_before smallint NOT NULL,
  starts_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, hours_before, starts_at)
);
CREATE INDEX sent_reminders_starts_at_idx ON sent_reminders (starts_at);

-- The guests of a member: a place and an arrival without an account. The class, the venue and the times
-- are those of the booking. The name is erased 30 days after the class.
CREATE TABLE guests (
  -- made by the client, so that a repeated request adds a guest once
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  name text,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  arrived_at timestamptz,
  -- who ticked the guest off at the front desk
  staff_user_id uuid REFERENCES users (id),
  CHECK (arrived_at IS NULL OR cancelled_at IS NULL)
);
CREATE INDEX guests_booking_idx ON guests (booking_id);
CREATE INDEX guests_named_idx ON guests (created_at) WHERE name IS NOT NULL;
CREATE INDEX guests_staff_user_idx ON guests (staff_user_id) WHERE staff_user_id IS NOT NULL;

-- The links with which members share a booking; one is deleted when it is revoked and once the class has
-- begun. The token is opaque and is shown to its member again, as that of the calendar feed.
CREATE TABLE booking_links (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  token text NOT NULL UNIQUE CHECK (length(token) >= 22),
  created_at timestamptz NOT NULL
);

-- The appeals of members against a missed or late class, one for each booking. The venue answers, or its
-- silence decides for the member.
CREATE TABLE visit_appeals (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  user_id uuid NOT NULL REFERENCES users (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  message text CHECK (length(message) <= 300),
  created_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  decided_at timestamptz,
  accepted boolean,
  -- null where silence decided
  decided_by uuid REFERENCES users (id),
  reason text CHECK (length(reason) <= 300),
  CHECK ((decided_at IS NULL) = (accepted IS NULL))
);
CREATE INDEX visit_appeals_user_idx ON visit_appeals (user_id);
CREATE INDEX visit_appeals_decided_by_idx ON visit_appeals (decided_by);
CREATE INDEX visit_appeals_open_idx ON visit_appeals (answer_by, venue_id) WHERE decided_at IS NULL;
-- What the Partner Dashboard opens with.
CREATE INDEX visit_appeals_open_of_venue_idx ON visit_appeals (venue_id, answer_by)
  WHERE decided_at IS NULL;
