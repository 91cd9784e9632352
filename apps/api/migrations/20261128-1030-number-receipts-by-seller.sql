SET LOCAL lock_timeout = '500ms';
LOCK TABLE receipt_counters IN ACCESS EXCLUSIVE MODE;

-- The series that a document is numbered in, which is its seller's; documents that are there keep their
-- number, without one.
ALTER TABLE receipts ADD COLUMN series text NOT NULL DEFAULT '';

-- The last number of each series, kind of document and year: there are no gaps.
CREATE TABLE receipt_series (
  series text NOT NULL CHECK (series ~ '^([A-Z]{2,5})?$'),
  kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  year integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (series, kind, year)
);
INSERT INTO receipt_series (series, kind, year, last_number)
  SELECT '', kind, year, last_number FROM receipt_counters;

-- A server from before raises receipt_counters: it gets the numbers of the series instead, whose row it
-- locks like any other. It always finds a row to raise.
ALTER TABLE receipt_counters DROP CONSTRAINT receipt_counters_last_number_check;
INSERT INTO receipt_counters (kind, year, last_number)
  SELECT kind, year, 0
  FROM unnest(ARRAY['receipt', 'credit_note']) AS kind, generate_series(2025, 2030) AS year
  ON CONFLICT DO NOTHING;
CREATE FUNCTION take_number_of_series() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO receipt_series AS taken (series, kind, year, last_number)
    VALUES ('', NEW.kind, NEW.year, NEW.last_number - OLD.last_number)
    ON CONFLICT (series, kind, year)
      DO UPDATE SET last_number = taken.last_number + excluded.last_number
    RETURNING last_number INTO NEW.last_number;
  RETURN NEW;
END $$;
CREATE TRIGGER take_number_of_series BEFORE UPDATE ON receipt_counters
  FOR EACH ROW EXECUTE FUNCTION take_number_of_series();
