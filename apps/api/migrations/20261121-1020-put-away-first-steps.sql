-- Members who put the list of first steps away: on the server, so that it stays away on every device.
CREATE TABLE first_steps_dismissals (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  dismissed_at timestamptz NOT NULL DEFAULT now()
);
