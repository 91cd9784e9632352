-- What people who attended say of a venue, and what the venue answers.
CREATE TABLE reviews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1500),
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  answer text CHECK (length(answer) BETWEEN 1 AND 1000),
  answered_at timestamptz,
  answered_by uuid REFERENCES users (id),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
-- The last wall against two reviews by one person.
CREATE UNIQUE INDEX reviews_one_a_member_and_venue ON reviews (user_id, venue_id);
-- Reads a page, newest first; with the rating in it, the summary never touches the table.
CREATE INDEX reviews_venue_newest_idx ON reviews (venue_id, created_at DESC, id DESC) INCLUDE (rating);
