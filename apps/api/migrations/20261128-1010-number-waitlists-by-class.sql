-- The order of a waitlist comes from a counter of its class: a sequence of the whole database is not copied
-- by logical replication, and a class may move to another database with its market.

-- What holds one of the two tables and waits for the other one is not met for long: the timeout is shorter
-- than the time after which a deadlock is looked for, and the migration is tried again.
SET LOCAL lock_timeout = '500ms';
LOCK TABLE class_sessions IN ACCESS EXCLUSIVE MODE;
LOCK TABLE bookings IN ACCESS EXCLUSIVE MODE;

-- Existing classes go on after the last number of all, which needs no row to be rewritten.
DO $$
DECLARE
  given bigint;
BEGIN
  EXECUTE format('SELECT last_value FROM %s', pg_get_serial_sequence('bookings', 'waitlist_number'))
    INTO given;
  EXECUTE format(
    'ALTER TABLE class_sessions ADD COLUMN last_waitlist_number bigint NOT NULL DEFAULT %s', given);
END $$;
ALTER TABLE class_sessions ALTER COLUMN last_waitlist_number SET DEFAULT 0;
ALTER TABLE bookings ALTER COLUMN waitlist_number DROP IDENTITY;

-- A server from before gives no number: its bookings get the next one of the class, which its statement has
-- locked, and the counter of the class follows. Neither trigger does anything for a server that knows it.
CREATE FUNCTION number_booking() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.waitlist_number := 1 + greatest(
    (SELECT last_waitlist_number FROM class_sessions WHERE id = NEW.class_session_id),
    (SELECT max(waitlist_number) FROM bookings WHERE class_session_id = NEW.class_session_id), 0);
  RETURN NEW;
END $$;
CREATE TRIGGER number_booking BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.waitlist_number IS NULL) EXECUTE FUNCTION number_booking();
CREATE FUNCTION follow_waitlist_numbers() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.last_waitlist_number := OLD.last_waitlist_number
    + NEW.booked + NEW.waitlisted - OLD.booked - OLD.waitlisted;
  RETURN NEW;
END $$;
CREATE TRIGGER follow_waitlist_numbers BEFORE UPDATE OF booked, waitlisted ON class_sessions
  FOR EACH ROW WHEN (NEW.last_waitlist_number = OLD.last_waitlist_number
    AND NEW.booked + NEW.waitlisted > OLD.booked + OLD.waitlisted)
  EXECUTE FUNCTION follow_waitlist_numbers();
