-- Dates on which the weekly times of a class do not take place, as a calendar may say (EXDATE).
ALTER TABLE class_templates ADD COLUMN excluded_dates date[] NOT NULL DEFAULT '{}';

-- What an import of a timetable answered, so that the same request again answers the same.
CREATE TABLE timetable_imports (
  venue_id uuid NOT NULL REFERENCES venues ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  report jsonb NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (venue_id, idempotency_key)
);
