-- The visits of venues, counted beforehand, so that the figures of a period cost the same after a
-- million visits.

-- The venues whose figures are kept: the counts below hold the days before `rolled_until`; later days
-- are read from bookings, check-ins and classes themselves. A venue is counted when its own day is over.
CREATE TABLE analytics_venues (
  venue_id uuid PRIMARY KEY REFERENCES venues (id) ON DELETE CASCADE,
  rolled_until date NOT NULL DEFAULT '2000-01-01',
  due_at timestamptz NOT NULL DEFAULT '-infinity'
);
CREATE INDEX analytics_venues_due_idx ON analytics_venues (due_at, venue_id);

-- A new venue has figures from its first instant, so that no change is missed.
CREATE FUNCTION keep_figures_of_new_venues() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_venues (venue_id) SELECT id FROM added;
  RETURN NULL;
END $$;

-- Once for each statement, so that many venues in one cost little more than one.
CREATE TRIGGER venues_keep_figures AFTER INSERT ON venues
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION keep_figures_of_new_venues();

-- The days about which something has changed. One is read from the rows until it is counted again. It
-- may be here many times: a unique one would let two arrivals at a venue wait for each other.
CREATE TABLE analytics_changed_days (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  venue_id uuid NOT NULL,
  local_date date NOT NULL
);
CREATE INDEX analytics_changed_days_idx ON analytics_changed_days (venue_id, local_date);

-- The counts of each weekday and hour of a day, a month, a year or all: `starts` is its first day.
CREATE TABLE visit_counts (
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  level text NOT NULL CHECK (level IN ('day', 'month', 'year', 'all')),
  starts date NOT NULL,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  visits integer NOT NULL,
  open_gym integer NOT NULL,
  first_visits integer NOT NULL,
  no_shows integer NOT NULL,
  late_cancels integer NOT NULL,
  PRIMARY KEY (venue_id, level, starts, weekday, hour)
);

-- The counts of each class template and trainer of a day, a month, a year or all.
CREATE TABLE class_counts (
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  level text NOT NULL CHECK (level IN ('day', 'month', 'year', 'all')),
  starts date NOT NULL,
  class_template_id uuid NOT NULL,
  trainer_id uuid,
  sessions integer NOT NULL,
  capacity integer NOT NULL,
  booked integer NOT NULL,
  visits integer NOT NULL,
  no_shows integer NOT NULL,
  late_cancels integer NOT NULL
);
CREATE UNIQUE INDEX class_counts_idx
  ON class_counts (venue_id, level, starts, class_template_id, trainer_id) NULLS NOT DISTINCT;

-- Notes the day of a booking or an open-gym visit, and the day of the same member's next visit there,
-- which may become or cease to be the first one. A venue that was never counted needs no note.
CREATE FUNCTION note_changed_visit(venue uuid, day date, member uuid, at timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO analytics_changed_days (venue_id, local_date)
  SELECT venue, changed.local_date
  FROM (
    SELECT day AS local_date
    UNION
    (SELECT b.local_date FROM bookings b
      WHERE b.user_id = member AND b.starts_at >= at AND b.venue_id = venue
        AND b.status = 'completed' AND b.local_date > day
      ORDER BY b.starts_at LIMIT 1)
    UNION
    (SELECT c.local_date FROM check_ins c
      WHERE c.venue_id = venue AND c.user_id = member AND c.checked_in_at >= at
        AND c.kind <> 'correction' AND c.kind = 'open_gym' AND c.corrected_at IS NULL
        AND c.local_date > day
      ORDER BY c.checked_in_at LIMIT 1)
  ) changed
  WHERE EXISTS (SELECT FROM analytics_venues v WHERE v.venue_id = venue)
$$;

-- Notes the days of a booking that is added, changed or removed.
CREATE FUNCTION note_changed_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_changed_visit(OLD.venue_id, OLD.local_date, OLD.user_id, OLD.starts_at);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_changed_visit(NEW.venue_id, NEW.local_date, NEW.user_id, NEW.starts_at);
  END IF;
  RETURN NULL;
END $$;

-- What is not counted, a booking above all, costs a comparison and no call.
CREATE TRIGGER bookings_note_added AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.status IN ('completed', 'no_show') OR NEW.late_cancelled)
  EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER bookings_note_changed
  AFTER UPDATE OF status, late_cancelled, local_date, starts_at, venue_id, class_session_id
  ON bookings FOR EACH ROW
  WHEN (OLD.status IN ('completed', 'no_show') OR OLD.late_cancelled
    OR NEW.status IN ('completed', 'no_show') OR NEW.late_cancelled)
  EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER bookings_note_removed AFTER DELETE ON bookings FOR EACH ROW
  WHEN (OLD.status IN ('completed', 'no_show') OR OLD.late_cancelled)
  EXECUTE FUNCTION note_changed_booking();

-- Notes the days of an open-gym visit that is added, changed or removed.
CREATE FUNCTION note_changed_check_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_changed_visit(OLD.venue_id, OLD.local_date, OLD.user_id, OLD.checked_in_at);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_changed_visit(NEW.venue_id, NEW.local_date, NEW.user_id, NEW.checked_in_at);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER check_ins_note_added AFTER INSERT ON check_ins FOR EACH ROW
  WHEN (NEW.kind = 'open_gym') EXECUTE FUNCTION note_changed_check_in();
CREATE TRIGGER check_ins_note_changed
  AFTER UPDATE OF corrected_at, local_date, checked_in_at, venue_id ON check_ins FOR EACH ROW
  WHEN (NEW.kind = 'open_gym') EXECUTE FUNCTION note_changed_check_in();
CREATE TRIGGER check_ins_note_removed AFTER DELETE ON check_ins FOR EACH ROW
  WHEN (OLD.kind = 'open_gym') EXECUTE FUNCTION note_changed_check_in();

-- Notes the days of a class session that is added, changed or removed.
CREATE FUNCTION note_changed_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_changed_days (venue_id, local_date)
  SELECT v.venue_id, changed.local_date
  FROM analytics_venues v, (
    SELECT OLD.local_date WHERE TG_OP <> 'INSERT'
    UNION SELECT NEW.local_date WHERE TG_OP <> 'DELETE'
  ) changed
  WHERE v.venue_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.venue_id ELSE NEW.venue_id END;
  RETURN NULL;
END $$;

-- Not `booked`, which each booking changes: it is final when the class begins, and counted once the day
-- is over.
CREATE TRIGGER class_sessions_note_changed
  AFTER UPDATE OF class_template_id, trainer_id, capacity, status, local_date
  ON class_sessions FOR EACH ROW
  WHEN (OLD.class_template_id <> NEW.class_template_id
    OR OLD.trainer_id IS DISTINCT FROM NEW.trainer_id OR OLD.capacity <> NEW.capacity
    OR OLD.status <> NEW.status OR OLD.local_date <> NEW.local_date)
  EXECUTE FUNCTION note_changed_class();
CREATE TRIGGER class_sessions_note_added AFTER INSERT ON class_sessions FOR EACH ROW
  WHEN (NEW.starts_at < now()) EXECUTE FUNCTION note_changed_class();
CREATE TRIGGER class_sessions_note_removed AFTER DELETE ON class_sessions FOR EACH ROW
  EXECUTE FUNCTION note_changed_class();
