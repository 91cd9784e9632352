-- The pauses of a membership: each extends the billing month in which it begins. Resuming early ends
-- one before its time.
CREATE TABLE membership_pauses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  membership_id uuid NOT NULL REFERENCES memberships (id) ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- when the membership would have renewed without this pause
  renewal_before timestamptz NOT NULL,
  -- a request that is repeated pauses once
  idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 200),
  CHECK (ends_at >= starts_at),
  UNIQUE (membership_id, idempotency_key)
);
CREATE INDEX membership_pauses_membership_idx ON membership_pauses (membership_id, starts_at);
