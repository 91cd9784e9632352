-- For whom a class is, in which language it is given and what members bring. Null: not stated, which no
-- filter may take for an answer.
ALTER TABLE class_templates
  ADD COLUMN level text CHECK (level IN ('all', 'beginner', 'intermediate', 'advanced')),
  ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$'),
  ADD COLUMN women_only boolean NOT NULL DEFAULT false,
  ADD COLUMN what_to_bring text NOT NULL DEFAULT '';

-- A class session has what searches filter on, as it has the activity: they read no second table.
ALTER TABLE class_sessions
  ADD COLUMN level text CHECK (level IN ('all', 'beginner', 'intermediate', 'advanced')),
  ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$'),
  ADD COLUMN women_only boolean NOT NULL DEFAULT false;

-- Few classes are for women only: the others of an area need not be read to find them.
CREATE INDEX class_sessions_women_only_idx
  ON class_sessions (cell, starts_at, id) WHERE status = 'scheduled' AND women_only;
