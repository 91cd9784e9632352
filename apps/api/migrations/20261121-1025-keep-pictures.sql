-- Every picture that somebody uploaded. A row stands before its file is written and goes after the
-- file is gone, so that no file is ever without one.
CREATE TABLE pictures (
  -- random and unguessable; also the file's name
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}$'),
  owner_id uuid REFERENCES users (id) ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('profile_photo', 'feedback_screenshot')),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when something began to refer to it; what nothing refers to is swept after an hour
  kept_at timestamptz,
  -- when it was replaced or its owner erased; from then on nobody sees it
  dropped_at timestamptz
);
CREATE INDEX pictures_to_sweep_idx ON pictures (created_at)
  WHERE kept_at IS NULL OR dropped_at IS NOT NULL;
CREATE INDEX pictures_owner_idx ON pictures (owner_id);

-- The reference keeps a picture in use from being swept, whatever the code does.
ALTER TABLE users ADD COLUMN photo_key text UNIQUE REFERENCES pictures (key);
