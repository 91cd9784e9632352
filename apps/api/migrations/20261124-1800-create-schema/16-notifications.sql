-- What happened, and which people are notified of it.

-- The domain events, written in the transaction that makes them true and dispatched after it commits.
-- Those about one subject are dispatched in their order: each waits for the earlier ones.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  subject text,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when one that failed is tried again; null: at once
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  dispatched_at timestamptz
);
-- Events to be dispatched for the first time in the order of their ids, those to be tried again when
-- they are due, each in one of two indexes: no poll reads past all that wait to be tried again.
CREATE INDEX outbox_new_idx ON outbox (id) WHERE dispatched_at IS NULL AND due_at IS NULL;
CREATE INDEX outbox_retry_idx ON outbox (due_at)
  WHERE dispatched_at IS NULL AND due_at IS NOT NULL;
CREATE INDEX outbox_pending_subject_idx ON outbox (subject, id) WHERE dispatched_at IS NULL;
CREATE INDEX outbox_dispatched_at_idx ON outbox (dispatched_at) WHERE dispatched_at IS NOT NULL;

-- What a member finds under the bell. One that the member deleted is hidden at once and can be restored
-- for some minutes; then its row is deleted.
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('booking_confirmation', 'class_reminder', 'class_cancelled',
    'waitlist_opened', 'payment_success', 'system_update', 'other')),
  title text NOT NULL,
  message text NOT NULL,
  -- a path inside the app that this is about
  link text,
  -- delivering one event twice creates one notification
  event_key text NOT NULL DEFAULT gen_random_uuid()::text,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  deleted_at timestamptz,
  UNIQUE (user_id, event_key)
);
CREATE INDEX notifications_user_created_idx ON notifications (user_id, created_at DESC, id);
CREATE INDEX notifications_unread_idx ON notifications (user_id)
  WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX notifications_deleted_idx ON notifications (deleted_at) WHERE deleted_at IS NOT NULL;

-- Announces whose number of unread notifications may have changed, whatever changed it: processes keep
-- these numbers in memory. What arrives read, such as one's own bookings, is not counted; a payload holds
-- 8000 bytes at the most.
CREATE FUNCTION announce_unread_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  members text;
BEGIN
  SELECT CASE WHEN count(*) > 200 THEN 'all' ELSE string_agg(user_id::text, ',') END INTO members
  FROM (
    SELECT DISTINCT user_id FROM changed
    WHERE TG_OP = 'UPDATE' OR (read_at IS NULL AND deleted_at IS NULL)
  ) AS member;
  IF members IS NOT NULL THEN
    PERFORM pg_notify('unread_changed', members);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_inserted AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_unread_changes();
CREATE TRIGGER announce_updated AFTER UPDATE ON notifications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_unread_changes();
CREATE TRIGGER announce_deleted AFTER DELETE ON notifications
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_unread_changes();

-- The emails to be sent. HTML and calendar file are written when one is sent, not when it is queued:
-- most of what a booking cost was in storing them.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  -- what the HTML and the calendar file are written from
  html_content json,
  calendar_entry json,
  -- the same, written already, of emails that have no content or entry
  html_body text NOT NULL DEFAULT '',
  calendar text,
  calendar_method text CHECK (calendar_method IN ('REQUEST', 'PUBLISH', 'CANCEL')),
  -- delivering one event twice creates one email
  event_key text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz
);
CREATE INDEX mails_unsent_idx ON mails (created_at) WHERE sent_at IS NULL;
CREATE INDEX mails_recipient_idx ON mails (recipient, created_at DESC);
