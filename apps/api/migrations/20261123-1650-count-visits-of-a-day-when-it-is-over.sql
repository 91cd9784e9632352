-- Each venue is counted when its own day is over, instead of two days later by UTC: what is not
-- counted yet is read from the rows each time the figures are opened.
ALTER TABLE analytics_venues ADD COLUMN due_at timestamptz NOT NULL DEFAULT '-infinity';
DROP INDEX analytics_venues_due_idx;
CREATE INDEX analytics_venues_due_idx ON analytics_venues (due_at, venue_id);
