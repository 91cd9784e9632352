-- One class has one name and several weekly times, where each time was a template of its own. Existing
-- templates keep their times. Each session remembers the start that the schedule gave it, so that a
-- class may have two on one date and still none is created twice. Until the previous version of the
-- server stops, its daily job and its timetable import fail and can be repeated; requests of members
-- read none of these columns.
ALTER TABLE class_templates
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- A draft has no sessions until it is published.
  ADD COLUMN draft boolean NOT NULL DEFAULT false,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  -- [{"weekday": 1, "start": "18:00"}], ISO weekdays, local times
  ADD COLUMN weekly jsonb NOT NULL DEFAULT '[]';
UPDATE class_templates SET weekly = coalesce((
  SELECT jsonb_agg(
    jsonb_build_object('weekday', weekday, 'start', to_char(start_time, 'HH24:MI')) ORDER BY weekday)
  FROM unnest(weekdays) AS weekday), '[]');

ALTER TABLE class_sessions ADD COLUMN occurrence_minute smallint
  CHECK (occurrence_minute BETWEEN 0 AND 1439);
UPDATE class_sessions s
SET occurrence_minute = extract(hour FROM t.start_time) * 60 + extract(minute FROM t.start_time)
FROM class_templates t WHERE t.id = s.class_template_id;
ALTER TABLE class_sessions ALTER COLUMN occurrence_minute SET NOT NULL;
ALTER TABLE class_sessions
  DROP CONSTRAINT class_sessions_class_template_id_occurrence_date_key,
  ADD CONSTRAINT class_sessions_one_per_occurrence
    UNIQUE (class_template_id, occurrence_date, occurrence_minute);

ALTER TABLE class_templates DROP COLUMN weekdays, DROP COLUMN start_time;
