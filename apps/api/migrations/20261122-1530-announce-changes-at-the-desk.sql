-- Whose front desk has changed, for the dashboards that are open there. Arrivals and their
-- corrections, whatever wrote them; classes that a partner adds or changes. A booking is announced
-- after its commit, by the outbox: NOTIFY takes a lock until the end of the transaction, and would
-- serialise all bookings. A payload holds 8000 bytes at the most.
CREATE FUNCTION announce_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  venues text;
BEGIN
  SELECT CASE WHEN count(*) > 200 THEN 'all' ELSE string_agg(venue_id::text, ',') END INTO venues
  FROM (SELECT DISTINCT venue_id FROM changed) AS venue;
  IF venues IS NOT NULL THEN
    PERFORM pg_notify('desk_changed', venues);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_inserted AFTER INSERT ON check_ins
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_arrivals();
CREATE TRIGGER announce_updated AFTER UPDATE ON check_ins
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_arrivals();
CREATE TRIGGER announce_deleted AFTER DELETE ON check_ins
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_arrivals();

-- PostgreSQL keeps one of equal announcements of a transaction.
CREATE FUNCTION announce_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('desk_changed', NEW.venue_id::text);
  RETURN NULL;
END $$;

-- Classes are added for weeks; a desk shows yesterday to tomorrow, in any time zone.
CREATE TRIGGER announce_added AFTER INSERT ON class_sessions FOR EACH ROW
  WHEN (NEW.local_date <= current_date + 2 AND NEW.local_date >= current_date - 2)
  EXECUTE FUNCTION announce_class();
-- Bookings change the counters of a class, which are not among these columns: their statements do not
-- meet this trigger at all.
CREATE TRIGGER announce_changed
  AFTER UPDATE OF status, capacity, title, trainer_id, local_date, starts_at, ends_at
  ON class_sessions FOR EACH ROW EXECUTE FUNCTION announce_class();
