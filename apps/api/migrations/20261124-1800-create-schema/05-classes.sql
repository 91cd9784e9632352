-- What venues offer: who teaches, what, and when.

-- The coaches of a partner. One who leaves is archived: past classes keep the name, new ones cannot get
-- it.
CREATE TABLE trainers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  name text NOT NULL,
  bio text NOT NULL DEFAULT '',
  photo_key text UNIQUE REFERENCES images (key),
  activities text[] NOT NULL DEFAULT '{}',
  -- of two people who edit one trainer the second is refused
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  search_text text GENERATED ALWAYS AS (fold_text(name)) STORED
);
CREATE INDEX trainers_organisation_id_idx ON trainers (organisation_id);
CREATE INDEX trainers_search_text_idx ON trainers USING gin (search_text gin_trgm_ops);

-- The classes: one has one name and several weekly times.
CREATE TABLE class_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id),
  trainer_id uuid REFERENCES trainers (id),
  -- a draft has no sessions until it is published
  draft boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  activity text NOT NULL,
  -- For whom the class is, in which language it is given and what members bring. Null: not stated, which
  -- no filter may take for an answer.
  level text CHECK (level IN ('all', 'beginner', 'intermediate', 'advanced')),
  language text CHECK (language ~ '^[a-z]{2}$'),
  women_only boolean NOT NULL DEFAULT false,
  what_to_bring text NOT NULL DEFAULT '',
  capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 1000),
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 5 AND 1440),
  price_minor integer CHECK (price_minor >= 0),
  currency text NOT NULL DEFAULT 'USD' CHECK (length(currency) = 3),
  tier text NOT NULL DEFAULT 'standard' CHECK (tier IN ('standard', 'plus')),
  -- [{"weekday": 1, "start": "18:00"}], ISO weekdays, local times
  weekly jsonb NOT NULL DEFAULT '[]',
  first_date date NOT NULL,
  last_date date,
  -- dates on which the weekly times do not take place, as a calendar may say (EXDATE)
  excluded_dates date[] NOT NULL DEFAULT '{}',
  import_key text,
  -- of two people who edit one class the second is refused
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  search_text text GENERATED ALWAYS AS (
    fold_text(name || ' ' || replace(activity, '_', ' '))
  ) STORED
);
CREATE INDEX class_templates_venue_id_idx ON class_templates (venue_id);
-- The classes that still name a trainer; their sessions are found by the index of the search.
CREATE INDEX class_templates_trainer_id_idx ON class_templates (trainer_id)
  WHERE trainer_id IS NOT NULL;
CREATE UNIQUE INDEX class_templates_import_key_idx ON class_templates (venue_id, import_key)
  WHERE import_key IS NOT NULL;
CREATE INDEX class_templates_search_text_idx ON class_templates
  USING gin (search_text gin_trgm_ops);

-- The class sessions: a class on one date at one time, which members book. Each has what searches filter
-- by, so that they read no second table.
CREATE TABLE class_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  class_template_id uuid NOT NULL REFERENCES class_templates (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  trainer_id uuid REFERENCES trainers (id),
  title text NOT NULL,
  activity text NOT NULL,
  level text CHECK (level IN ('all', 'beginner', 'intermediate', 'advanced')),
  language text CHECK (language ~ '^[a-z]{2}$'),
  women_only boolean NOT NULL DEFAULT false,
  tier text NOT NULL CHECK (tier IN ('standard', 'plus')),
  price_minor integer CHECK (price_minor >= 0),
  currency text NOT NULL DEFAULT 'USD',
  -- date and start as the schedule asks for them: they stay when a session is moved, so that a class may
  -- have two on one date and none is created twice
  occurrence_date date NOT NULL,
  occurrence_minute smallint NOT NULL CHECK (occurrence_minute BETWEEN 0 AND 1439),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  local_date date NOT NULL,
  -- minutes after local midnight: "in the evening" is a question about the local time
  local_minute smallint NOT NULL CHECK (local_minute BETWEEN 0 AND 1439),
  -- the cell of the venue (place_cell)
  cell integer NOT NULL DEFAULT 0,
  capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 1000),
  -- places taken: confirmed, held (pending), attended and missed
  booked integer NOT NULL DEFAULT 0,
  waitlisted integer NOT NULL DEFAULT 0 CHECK (waitlisted >= 0),
  status text NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'cancelled')),
  -- A session that was cancelled by mistake is restored with the bookings that this cancellation ended.
  -- Null for a scheduled session, and for one whose cancellation has no known time.
  cancelled_at timestamptz,
  cancel_reason text,
  changed_by_hand boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- behind the rule in the code, so that no error in it sells a place twice
  CONSTRAINT class_sessions_no_overbooking CHECK (booked BETWEEN 0 AND capacity),
  CHECK (ends_at > starts_at),
  CONSTRAINT class_sessions_one_per_occurrence
    UNIQUE (class_template_id, occurrence_date, occurrence_minute)
);
CREATE INDEX class_sessions_venue_starts_at_idx ON class_sessions (venue_id, starts_at);
CREATE INDEX class_sessions_trainer_starts_at_idx ON class_sessions (trainer_id, starts_at)
  WHERE status = 'scheduled';
CREATE INDEX class_sessions_starts_at_idx ON class_sessions (starts_at, id)
  WHERE status = 'scheduled';
CREATE INDEX class_sessions_local_date_idx ON class_sessions (local_date, starts_at, id)
  WHERE status = 'scheduled';
CREATE INDEX class_sessions_ends_at_idx ON class_sessions (ends_at);
CREATE INDEX class_sessions_cell_local_date_idx
  ON class_sessions (cell, local_date, starts_at, id) WHERE status = 'scheduled';
CREATE INDEX class_sessions_cell_starts_at_idx
  ON class_sessions (cell, starts_at, id) WHERE status = 'scheduled';
-- Few classes are for women only: the others of an area need not be read to find them.
CREATE INDEX class_sessions_women_only_idx
  ON class_sessions (cell, starts_at, id) WHERE status = 'scheduled' AND women_only;

-- Gives a class session the cell of its venue.
CREATE FUNCTION set_session_cell() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  -- The lock makes a venue that is being moved meanwhile wait, or be read where it is now.
  SELECT place_cell(v.latitude, v.longitude) INTO NEW.cell
    FROM venues v WHERE v.id = NEW.venue_id FOR SHARE;
  -- Without a venue the foreign key refuses the row.
  NEW.cell := coalesce(NEW.cell, 0);
  RETURN NEW;
END $$;
CREATE TRIGGER set_session_cell BEFORE INSERT OR UPDATE OF venue_id ON class_sessions
  FOR EACH ROW EXECUTE FUNCTION set_session_cell();

-- Gives the sessions of a venue that moves its new cell.
CREATE FUNCTION move_sessions_with_venue() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE class_sessions SET cell = place_cell(NEW.latitude, NEW.longitude)
    WHERE venue_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER move_sessions_with_venue AFTER UPDATE OF latitude, longitude ON venues
  FOR EACH ROW
  WHEN (place_cell(OLD.latitude, OLD.longitude) <> place_cell(NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION move_sessions_with_venue();

-- The responses to imports of timetables, so that the same request again gets the same one.
CREATE TABLE timetable_imports (
  venue_id uuid NOT NULL REFERENCES venues ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  report jsonb NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (venue_id, idempotency_key)
);

-- The searches of which a member is notified once when a class appears; the row is deleted then. The key
-- of a search is its JSON, so that the same one is kept once. Those checked longest ago come first.
CREATE TABLE search_alerts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  search jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  checked_at timestamptz NOT NULL,
  UNIQUE (user_id, search)
);
CREATE INDEX search_alerts_checked_at_idx ON search_alerts (checked_at);
