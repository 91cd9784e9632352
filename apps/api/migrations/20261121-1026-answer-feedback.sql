ALTER TABLE feedback
  ADD COLUMN screenshot_key text UNIQUE REFERENCES pictures (key),
  ADD COLUMN answered_by uuid REFERENCES users (id) ON DELETE SET NULL;

-- The two lists of those who answer, newest first.
CREATE INDEX feedback_unanswered_idx ON feedback (created_at DESC, id DESC) WHERE answer IS NULL;
CREATE INDEX feedback_answered_idx ON feedback (created_at DESC, id DESC) WHERE answer IS NOT NULL;
