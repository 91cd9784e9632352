-- Members tell the platform of reviews that should not stand; once each.
CREATE TABLE review_reports (
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_reports_newest_idx ON review_reports (created_at DESC, review_id DESC);
CREATE INDEX review_reports_user_idx ON review_reports (user_id);
