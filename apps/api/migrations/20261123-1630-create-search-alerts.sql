-- Searches of which a member is told once when a class appears; the row goes when they are told. The
-- key of a search is its JSON, so that the same one is kept once. Those checked longest ago come first.
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
