-- The reviews of a venue that it has not answered, newest first: their list and their number read only
-- these, however many are answered.
CREATE INDEX reviews_to_answer_idx ON reviews (venue_id, created_at DESC, id DESC)
  WHERE answer IS NULL AND taken_down_at IS NULL;
