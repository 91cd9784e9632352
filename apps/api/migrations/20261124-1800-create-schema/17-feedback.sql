-- What people say about Pulse.

-- The feedback with the answers of staff.
CREATE TABLE feedback (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  category text NOT NULL
    CHECK (category IN ('bug', 'idea', 'venue', 'booking', 'payment', 'other')),
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  message text NOT NULL,
  screenshot_key text UNIQUE REFERENCES images (key),
  created_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX feedback_user_idx ON feedback (user_id, created_at DESC);
CREATE INDEX feedback_answered_by_idx ON feedback (answered_by) WHERE answered_by IS NOT NULL;
-- The two lists of the staff who answer, newest first.
CREATE INDEX feedback_unanswered_idx ON feedback (created_at DESC, id DESC) WHERE answer IS NULL;
CREATE INDEX feedback_answered_idx ON feedback (created_at DESC, id DESC) WHERE answer IS NOT NULL;
