-- What a member has marked, follows and plans.

-- The venues that a member has marked. The key finds one member's; the index finds those of a venue that
-- is deleted.
CREATE TABLE favourites (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, venue_id)
);
CREATE INDEX favourites_venue_id_idx ON favourites (venue_id);

-- The coaches of whose new classes a member is notified. The key finds one member's; the index finds
-- those to notify when a coach adds a class. Classes known until `told_until` are no news; `told_at` is
-- when the last news was sent.
CREATE TABLE coach_follows (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  trainer_id uuid NOT NULL REFERENCES trainers (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  told_until timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  PRIMARY KEY (user_id, trainer_id)
);
CREATE INDEX coach_follows_trainer_id_idx ON coach_follows (trainer_id);

-- Since when a followed coach is known to give a class, once for each pair: sessions that a weekly
-- schedule adds later, and a class that is published again, are no news.
CREATE TABLE coach_classes (
  trainer_id uuid NOT NULL REFERENCES trainers (id) ON DELETE CASCADE,
  class_template_id uuid NOT NULL REFERENCES class_templates (id) ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (trainer_id, class_template_id)
);
CREATE INDEX coach_classes_class_template_id_idx ON coach_classes (class_template_id);
CREATE INDEX coach_classes_added_at_idx ON coach_classes (added_at);

-- How many visits a week a member would like to make. No row: no goal.
CREATE TABLE weekly_goals (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  visits smallint NOT NULL CHECK (visits BETWEEN 1 AND 7),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The members who closed the list of first steps: on the server, so that it stays closed on every
-- device.
CREATE TABLE first_steps_dismissals (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  dismissed_at timestamptz NOT NULL DEFAULT now()
);
