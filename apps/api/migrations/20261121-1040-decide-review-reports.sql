-- A report names what is wrong, and adds words; staff decide all open ones of a review together.
ALTER TABLE review_reports RENAME COLUMN reason TO words;
ALTER TABLE review_reports
  ALTER COLUMN words DROP NOT NULL,
  ADD COLUMN fault text NOT NULL DEFAULT 'other'
    CHECK (fault IN ('insulting', 'private_details', 'advertising', 'off_topic', 'other')),
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN decided_by uuid REFERENCES users (id),
  ADD COLUMN outcome text CHECK (outcome IN ('kept', 'taken_down')),
  ADD CHECK (fault <> 'other' OR words IS NOT NULL),
  ADD CHECK ((decided_at IS NULL) = (outcome IS NULL));
-- Only reports from before had no fault of their own.
ALTER TABLE review_reports ALTER COLUMN fault DROP DEFAULT;
DROP INDEX review_reports_newest_idx;
-- What waits, by review; the decided ones are not read again by anybody but their authors.
CREATE INDEX review_reports_open_idx ON review_reports (review_id, created_at)
  WHERE decided_at IS NULL;

-- Taken down: only the author still sees it, with the reason.
ALTER TABLE reviews
  ADD COLUMN taken_down_at timestamptz,
  ADD COLUMN taken_down_for text
    CHECK (taken_down_for IN ('insulting', 'private_details', 'advertising', 'off_topic', 'other')),
  ADD COLUMN taken_down_words text CHECK (length(taken_down_words) BETWEEN 1 AND 500),
  ADD CHECK ((taken_down_at IS NULL) = (taken_down_for IS NULL));
-- The list and the rating of a venue know only what stands.
DROP INDEX reviews_venue_newest_idx;
CREATE INDEX reviews_venue_newest_idx ON reviews (venue_id, created_at DESC, id DESC) INCLUDE (rating)
  WHERE taken_down_at IS NULL;

-- Since when somebody needs another visit before they review a venue again. It outlives the review,
-- or deleting it would be the way to post the same once more.
CREATE TABLE review_bars (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (user_id, venue_id)
);
