-- What members say of venues.

-- The reviews of members who attended, and what the venue answers. Of one that was taken down only the
-- author sees the text, with the reason.
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
  taken_down_at timestamptz,
  taken_down_reason text CHECK (taken_down_reason IN
    ('insulting', 'private_details', 'advertising', 'off_topic', 'other')),
  taken_down_comment text CHECK (length(taken_down_comment) BETWEEN 1 AND 500),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((taken_down_at IS NULL) = (taken_down_reason IS NULL))
);
-- Behind the rule in the code, so that no error in it accepts two reviews by one member.
CREATE UNIQUE INDEX reviews_one_per_member_and_venue ON reviews (user_id, venue_id);
-- Reads a page, newest first; with the rating in it, the summary never reads the table. The list and the
-- rating of a venue know only what was not taken down.
CREATE INDEX reviews_venue_newest_idx ON reviews (venue_id, created_at DESC, id DESC) INCLUDE (rating)
  WHERE taken_down_at IS NULL;
CREATE INDEX reviews_answered_by_idx ON reviews (answered_by) WHERE answered_by IS NOT NULL;

-- The reports of reviews that should be taken down, one for each member. Staff decide all open ones of a
-- review together.
CREATE TABLE review_reports (
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL
    CHECK (reason IN ('insulting', 'private_details', 'advertising', 'off_topic', 'other')),
  comment text CHECK (length(comment) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  outcome text CHECK (outcome IN ('kept', 'taken_down')),
  PRIMARY KEY (review_id, user_id),
  CHECK (reason <> 'other' OR comment IS NOT NULL),
  CHECK ((decided_at IS NULL) = (outcome IS NULL))
);
-- What waits, by review; only their authors read the decided ones again.
CREATE INDEX review_reports_open_idx ON review_reports (review_id, created_at)
  WHERE decided_at IS NULL;
CREATE INDEX review_reports_user_idx ON review_reports (user_id);
CREATE INDEX review_reports_decided_by_idx ON review_reports (decided_by)
  WHERE decided_by IS NOT NULL;

-- Since when a member needs another visit before reviewing a venue again. It outlives the review, or
-- deleting it would be the way to post the same once more.
CREATE TABLE review_restrictions (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (user_id, venue_id)
);

-- How many reviews a venue has and how many stars they add up to, so that a list of venues shows and
-- orders by ratings without reading reviews. A table of its own: a review must not wait for, or lock, the
-- venue, which has another place in the order of locks.
CREATE TABLE venue_ratings (
  venue_id uuid PRIMARY KEY REFERENCES venues (id) ON DELETE CASCADE,
  reviews integer NOT NULL,
  stars integer NOT NULL,
  -- the cell of the venue, like class_sessions.cell
  cell integer NOT NULL
);

-- The order of the best rated, lower is better: the average as if there were five more reviews of four
-- stars, so that one review of five stars does not come before a hundred of them that average 4.8.
CREATE FUNCTION rating_rank(reviews integer, stars integer) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT -(stars + 20)::double precision / (reviews + 5) $$;

CREATE INDEX venue_ratings_best_idx ON venue_ratings (rating_rank(reviews, stars), venue_id)
  WHERE reviews > 0;
CREATE INDEX venue_ratings_cell_best_idx
  ON venue_ratings (cell, rating_rank(reviews, stars), venue_id) WHERE reviews > 0;

-- Adds the reviews that a statement inserts, changes or deletes to the ratings of their venues.
CREATE FUNCTION count_reviews() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  change record;
BEGIN
  -- One venue after the other in the order of their ids, so that two statements never wait for each other.
  FOR change IN EXECUTE format(
    'SELECT venue_id, sum(reviews)::integer AS reviews, sum(stars)::integer AS stars FROM (%s) AS changed
     GROUP BY venue_id HAVING sum(reviews) <> 0 OR sum(stars) <> 0 ORDER BY venue_id',
    concat_ws(' UNION ALL ',
      CASE WHEN TG_OP <> 'DELETE' THEN
        'SELECT venue_id, 1 AS reviews, rating AS stars FROM new_reviews WHERE taken_down_at IS NULL' END,
      CASE WHEN TG_OP <> 'INSERT' THEN
        'SELECT venue_id, -1 AS reviews, -rating AS stars FROM old_reviews WHERE taken_down_at IS NULL' END))
  LOOP
    UPDATE venue_ratings r SET reviews = r.reviews + change.reviews, stars = r.stars + change.stars
      WHERE r.venue_id = change.venue_id;
    -- Without a row only a first review adds one: a venue that is deleted takes its reviews with it.
    IF NOT FOUND AND change.reviews > 0 THEN
      INSERT INTO venue_ratings AS r (venue_id, reviews, stars, cell)
        SELECT v.id, change.reviews, change.stars, place_cell(v.latitude, v.longitude)
        FROM venues v WHERE v.id = change.venue_id FOR SHARE
        ON CONFLICT (venue_id) DO UPDATE
          SET reviews = r.reviews + excluded.reviews, stars = r.stars + excluded.stars;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER count_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
CREATE TRIGGER count_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_reviews NEW TABLE AS new_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
CREATE TRIGGER count_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_reviews FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();

-- Gives the rating of a venue that moves its new cell.
CREATE FUNCTION move_rating_with_venue() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE venue_ratings SET cell = place_cell(NEW.latitude, NEW.longitude) WHERE venue_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER move_rating_with_venue AFTER UPDATE OF latitude, longitude ON venues
  FOR EACH ROW
  WHEN (place_cell(OLD.latitude, OLD.longitude) <> place_cell(NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION move_rating_with_venue();

-- What became of asking a member how one visit was: asked by mail, answered, or declined. One row for
-- each booking, so that a member is asked, and answers, once. Only averages of a venue are ever shown.
CREATE TABLE visit_ratings (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  -- null: answered before the mail was due
  asked_at timestamptz,
  -- null: not answered yet
  answered_at timestamptz,
  -- null: not answered, or the member declined to say
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  -- what made the visit good, or could be better; null: not said
  aspect text,
  CHECK (answered_at IS NOT NULL OR stars IS NULL),
  CHECK (stars IS NOT NULL OR aspect IS NULL)
);
CREATE INDEX visit_ratings_user_idx ON visit_ratings (user_id);
CREATE INDEX visit_ratings_venue_idx ON visit_ratings (venue_id, answered_at) INCLUDE (stars)
  WHERE stars IS NOT NULL;
