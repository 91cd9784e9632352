-- The coaches whose new classes a member is told of. The key finds one member's; the index finds those
-- to tell when a coach adds a class. Classes known until `told_until` are no news; `told_at` is when the
-- last news was sent.
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
