-- How many visits a week a member would like to make. No row: no goal.
CREATE TABLE weekly_goals (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  visits smallint NOT NULL CHECK (visits BETWEEN 1 AND 7),
  updated_at timestamptz NOT NULL DEFAULT now()
);
