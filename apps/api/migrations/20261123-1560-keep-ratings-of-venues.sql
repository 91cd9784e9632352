-- How many reviews a venue has and how many stars they add up to, so that a list of venues shows and
-- orders by ratings without reading reviews. A table of its own: a review must not wait for, or lock, the
-- venue, which stands elsewhere in the order of locks.
CREATE TABLE venue_ratings (
  venue_id uuid PRIMARY KEY REFERENCES venues (id) ON DELETE CASCADE,
  reviews integer NOT NULL,
  stars integer NOT NULL,
  -- the cell of the venue, like class_sessions.cell
  cell integer NOT NULL
);

-- The order of the best rated, lower is better: the average as if there were five more reviews of four
-- stars, so that one review of five stars does not stand before a hundred of them that average 4.8.
CREATE FUNCTION rating_rank(reviews integer, stars integer) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT -(stars + 20)::double precision / (reviews + 5) $$;

CREATE INDEX venue_ratings_best_idx ON venue_ratings (rating_rank(reviews, stars), venue_id)
  WHERE reviews > 0;
CREATE INDEX venue_ratings_cell_best_idx
  ON venue_ratings (cell, rating_rank(reviews, stars), venue_id) WHERE reviews > 0;

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

INSERT INTO venue_ratings (venue_id, reviews, stars, cell)
  SELECT v.id, count(*), sum(r.rating), place_cell(v.latitude, v.longitude)
  FROM reviews r JOIN venues v ON v.id = r.venue_id WHERE r.taken_down_at IS NULL
  GROUP BY v.id;

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
