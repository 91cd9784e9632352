-- What was asked of an applicant and what changed since was overwritten by the next submission.
CREATE TABLE partner_application_history (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES partner_applications (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('submitted', 'repeated', 'amended', 'in_review', 'changes_requested', 'approved', 'rejected',
     'withdrawn', 'assigned', 'note')),
  -- null for the applicant
  actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL DEFAULT '',
  -- of encrypted numbers the last characters only
  changes jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX partner_application_history_application_idx
  ON partner_application_history (application_id, at DESC, id DESC);
CREATE INDEX partner_application_history_actor_id_idx ON partner_application_history (actor_id);

-- The reasons given so far, which were the only ones kept.
INSERT INTO partner_application_history (application_id, at, kind)
SELECT id, created_at, 'submitted' FROM partner_applications;
INSERT INTO partner_application_history (application_id, at, kind, text)
SELECT id, decided_at, status, coalesce(decision_reason, '')
FROM partner_applications
WHERE decided_at IS NOT NULL AND status IN ('approved', 'rejected', 'changes_requested');
