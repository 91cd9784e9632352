-- The classes of a day, or to come, near a point in the order of their start: every class of the day
-- was read, wherever it was. Each class now has the cell of its venue, and a search merges the few
-- cells that it touches, each of which is in order already.
ALTER TABLE class_sessions ADD COLUMN cell integer NOT NULL DEFAULT 0;
UPDATE class_sessions s SET cell = place_cell(v.latitude, v.longitude)
  FROM venues v WHERE v.id = s.venue_id;

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

CREATE INDEX class_sessions_cell_local_date_idx
  ON class_sessions (cell, local_date, starts_at, id) WHERE status = 'scheduled';
CREATE INDEX class_sessions_cell_starts_at_idx
  ON class_sessions (cell, starts_at, id) WHERE status = 'scheduled';
