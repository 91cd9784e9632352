CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id),
  class_session_id uuid NOT NULL REFERENCES class_sessions (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  status text NOT NULL
    CHECK (status IN ('pending', 'confirmed', 'waitlisted', 'cancelled', 'completed', 'no_show')),
  paid_by text NOT NULL DEFAULT 'plan' CHECK (paid_by IN ('plan', 'drop_in')),
  -- why a pending booking is pending, and until when its place is held
  pending_for text CHECK (pending_for IN ('offer', 'payment')),
  held_until timestamptz,
  -- copied from the session, so limits and overlaps need no join; kept in step when it is moved
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  local_date date NOT NULL,
  tier text NOT NULL CHECK (tier IN ('standard', 'plus')),
  -- the rules in force when it was booked: later edits never make an old booking dearer
  policy jsonb NOT NULL,
  -- order in line; a place in line is never given twice
  waitlist_number bigint GENERATED ALWAYS AS IDENTITY,
  waitlisted_at timestamptz,
  booked_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text CHECK (cancelled_by IN ('member', 'venue', 'system')),
  cancel_reason text,
  -- a late cancellation uses the visit until somebody takes the place again
  late_cancelled boolean NOT NULL DEFAULT false,
  visit_returned_at timestamptz,
  calendar_sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'pending') = (pending_for IS NOT NULL)),
  CHECK (pending_for IS NULL OR held_until IS NOT NULL)
);
-- The last wall against booking the same class twice.
CREATE UNIQUE INDEX bookings_one_live_a_member_and_session
  ON bookings (user_id, class_session_id) WHERE status <> 'cancelled';
CREATE INDEX bookings_user_starts_at_idx ON bookings (user_id, starts_at);
CREATE INDEX bookings_session_idx ON bookings (class_session_id, status);
CREATE INDEX bookings_waitlist_idx ON bookings (class_session_id, waitlist_number)
  WHERE status = 'waitlisted';
CREATE INDEX bookings_held_until_idx ON bookings (held_until) WHERE status = 'pending';
CREATE INDEX bookings_confirmed_ends_at_idx ON bookings (ends_at) WHERE status = 'confirmed';
CREATE INDEX bookings_venue_starts_at_idx ON bookings (venue_id, starts_at);

-- What a retried request is answered with.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  request_hash bytea NOT NULL,
  answer_status integer NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);
