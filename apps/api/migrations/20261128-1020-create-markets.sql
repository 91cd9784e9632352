-- What holds one of the tables and waits for another one is not met for long: the timeout is shorter than
-- the time after which a deadlock is looked for, and the migration is tried again.
SET LOCAL lock_timeout = '500ms';

-- The metropolitan areas in which Pulse sells. Nearly every booking is made in the market in which its
-- member lives; one day each may have a cluster of its own. A number, so that an id says where a row is.
CREATE TABLE markets (
  id smallint PRIMARY KEY CHECK (id > 0),
  name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 100),
  -- What the numbers of its seller's documents begin with; the first market has none. It is printed: it
  -- never changes.
  receipt_series text NOT NULL UNIQUE CHECK (receipt_series ~ '^([A-Z]{2,5})?$')
);
INSERT INTO markets (id, name, receipt_series) VALUES (1, 'First market', '');

-- Rows that are there are compared with markets by the next migration, beside the requests.
ALTER TABLE venues ADD COLUMN market_id smallint NOT NULL DEFAULT 1;
ALTER TABLE venues ADD CONSTRAINT venues_market_id_fkey
  FOREIGN KEY (market_id) REFERENCES markets (id) NOT VALID;
ALTER TABLE users ADD COLUMN home_market_id smallint NOT NULL DEFAULT 1;
ALTER TABLE users ADD CONSTRAINT users_home_market_id_fkey
  FOREIGN KEY (home_market_id) REFERENCES markets (id) NOT VALID;
