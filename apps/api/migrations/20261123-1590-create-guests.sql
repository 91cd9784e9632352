-- A guest of a member: a place and an arrival without an account. The class, the venue and the times
-- are those of the booking. The name is erased 30 days after the class.
CREATE TABLE guests (
  -- made by the client, so that a repeated request adds nobody twice
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
