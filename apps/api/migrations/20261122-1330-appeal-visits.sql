-- A member's appeal against a missed or late class: one for each booking. The venue answers, or its
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
