CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('booking_confirmation', 'class_reminder', 'class_cancelled',
    'waitlist_opened', 'payment_success', 'system_update', 'other')),
  title text NOT NULL,
  message text NOT NULL,
  -- a path inside the app that this is about
  link text,
  -- the same fact told twice makes one notification
  fact_key text NOT NULL DEFAULT gen_random_uuid()::text,
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, fact_key)
);
CREATE INDEX notifications_user_created_idx ON notifications (user_id, created_at DESC, id);
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE read_at IS NULL;

-- Facts written in the transaction that made them true; told to the other features after it commits.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE INDEX outbox_untold_idx ON outbox (id) WHERE told_at IS NULL;

CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  -- the text/calendar part, with its METHOD, where the mail carries one
  calendar text,
  calendar_method text CHECK (calendar_method IN ('REQUEST', 'PUBLISH', 'CANCEL')),
  fact_key text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE INDEX mails_unsent_idx ON mails (created_at) WHERE sent_at IS NULL;
CREATE INDEX mails_recipient_idx ON mails (recipient, created_at DESC);
