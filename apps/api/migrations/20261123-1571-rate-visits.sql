-- What became of asking a member how one visit was: asked by mail, answered, or declined. One row for
-- each booking, so that nobody is asked or answers twice. Only averages of a venue are ever shown.
CREATE TABLE visit_ratings (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  -- null: answered before the mail was due
  asked_at timestamptz,
  -- null: not answered yet
  answered_at timestamptz,
  -- null: not answered, or the member would rather not say
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  -- what made the visit good, or could be better; null: not said
  aspect text,
  CHECK (answered_at IS NOT NULL OR stars IS NULL),
  CHECK (stars IS NOT NULL OR aspect IS NULL)
);
CREATE INDEX visit_ratings_user_idx ON visit_ratings (user_id);
CREATE INDEX visit_ratings_venue_idx ON visit_ratings (venue_id, answered_at) INCLUDE (stars)
  WHERE stars IS NOT NULL;

-- The visits that have just ended, which the mails are about.
CREATE INDEX bookings_completed_ends_at_idx ON bookings (ends_at) WHERE status = 'completed';
