CREATE TABLE class_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id),
  trainer_id uuid REFERENCES trainers (id),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  activity text NOT NULL,
  capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 1000),
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 5 AND 1440),
  price_minor integer CHECK (price_minor >= 0),
  currency text NOT NULL DEFAULT 'USD' CHECK (length(currency) = 3),
  tier text NOT NULL DEFAULT 'standard' CHECK (tier IN ('standard', 'plus')),
  weekdays smallint[] NOT NULL,
  start_time time NOT NULL,
  first_date date NOT NULL,
  last_date date,
  import_key text,
  archived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX class_templates_venue_id_idx ON class_templates (venue_id);
CREATE UNIQUE INDEX class_templates_import_key_idx ON class_templates (venue_id, import_key)
  WHERE import_key IS NOT NULL;

CREATE TABLE class_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  class_template_id uuid NOT NULL REFERENCES class_templates (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  trainer_id uuid REFERENCES trainers (id),
  title text NOT NULL,
  activity text NOT NULL,
  tier text NOT NULL CHECK (tier IN ('standard', 'plus')),
  -- the date the schedule asks for: it stays when one session is moved, so nothing is made twice
  occurrence_date date NOT NULL,
  local_date date NOT NULL,
  -- minutes after local midnight: "in the evening" is a question about the wall clock
  local_minute smallint NOT NULL CHECK (local_minute BETWEEN 0 AND 1439),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 1000),
  -- places taken: confirmed, held (pending), attended and missed. The last wall against overselling.
  booked integer NOT NULL DEFAULT 0,
  waitlisted integer NOT NULL DEFAULT 0 CHECK (waitlisted >= 0),
  price_minor integer CHECK (price_minor >= 0),
  currency text NOT NULL DEFAULT 'USD',
  status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'cancelled')),
  cancel_reason text,
  changed_by_hand boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT class_sessions_never_oversold CHECK (booked BETWEEN 0 AND capacity),
  CHECK (ends_at > starts_at),
  UNIQUE (class_template_id, occurrence_date)
);
CREATE INDEX class_sessions_venue_starts_at_idx ON class_sessions (venue_id, starts_at);
CREATE INDEX class_sessions_local_date_idx ON class_sessions (local_date, starts_at, id)
  WHERE status = 'scheduled';
CREATE INDEX class_sessions_ends_at_idx ON class_sessions (ends_at);
