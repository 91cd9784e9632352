-- Facts about one subject are told in the order they became true: a fact waits for the earlier ones.
ALTER TABLE outbox
  ADD COLUMN subject text,
  -- when a fact that could not be told is tried again; null: at once
  ADD COLUMN due_at timestamptz;
CREATE INDEX outbox_untold_subject_idx ON outbox (subject, id) WHERE told_at IS NULL;
CREATE INDEX outbox_told_at_idx ON outbox (told_at) WHERE told_at IS NOT NULL;

ALTER TABLE mails ADD COLUMN due_at timestamptz;

-- Which reminders have gone out. A class that is moved gets new ones, so the start belongs to the key.
CREATE TABLE sent_reminders (
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  hours_before smallint NOT NULL,
  starts_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, hours_before, starts_at)
);
CREATE INDEX sent_reminders_starts_at_idx ON sent_reminders (starts_at);
