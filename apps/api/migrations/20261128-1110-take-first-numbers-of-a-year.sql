-- A server from before that is the first to number a year takes its numbers as it inserts the row of
-- receipt_counters, so that no row stands there for years to come, which such a server would count.
SET LOCAL lock_timeout = '500ms';
LOCK TABLE receipt_counters IN ACCESS EXCLUSIVE MODE;
DELETE FROM receipt_counters WHERE last_number = 0;

CREATE FUNCTION take_first_number_of_series() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  last integer;
BEGIN
  INSERT INTO receipt_series AS taken (series, kind, year, last_number)
    VALUES ('', NEW.kind, NEW.year, NEW.last_number)
    ON CONFLICT (series, kind, year)
      DO UPDATE SET last_number = taken.last_number + excluded.last_number
    RETURNING last_number INTO last;
  -- Another server inserted the row, which is raised instead: that takes the numbers once more.
  IF EXISTS (SELECT FROM receipt_counters WHERE kind = NEW.kind AND year = NEW.year) THEN
    UPDATE receipt_series SET last_number = last - NEW.last_number
      WHERE series = '' AND kind = NEW.kind AND year = NEW.year;
  ELSE
    NEW.last_number := last;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER take_first_number_of_series BEFORE INSERT ON receipt_counters
  FOR EACH ROW EXECUTE FUNCTION take_first_number_of_series();
