-- When a renewal that failed or is being charged is looked at again; null otherwise, and the end of
-- the period decides.
ALTER TABLE memberships
  ADD COLUMN retry_at timestamptz,
  -- how often the renewal at the end of this period was charged without success so far
  ADD COLUMN renewal_attempts smallint NOT NULL DEFAULT 0,
  -- the renewal that a yearly member was told of
  ADD COLUMN announced_renewal timestamptz;

-- What is due: renewals, retries, and pauses that are over.
CREATE INDEX memberships_due_idx ON memberships ((COALESCE(retry_at, period_ends_at)))
  WHERE status IN ('active', 'past_due');
CREATE INDEX memberships_resume_idx ON memberships (paused_until) WHERE status = 'paused';

-- What a payment of a membership pays for: the renewal after one period, or an upgrade within it.
-- One renewal is charged once for each attempt, however many servers work on the due list.
CREATE TABLE membership_charges (
  payment_id uuid PRIMARY KEY,
  membership_id uuid NOT NULL REFERENCES memberships (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('renewal', 'upgrade')),
  period_ends_at timestamptz NOT NULL,
  -- null for a payment that the member began, with a new card for example
  attempt smallint CHECK (attempt > 0),
  -- of an upgrade: the quote that the member agreed to
  quote_id uuid UNIQUE,
  -- what the membership is once this is paid, and from its next renewal on
  terms jsonb NOT NULL,
  next_terms jsonb,
  -- of an upgrade: what the membership was when it was agreed
  replaced_terms jsonb,
  -- how it ended; null while it has not
  outcome text CHECK (outcome IN ('paid', 'declined', 'requires_action')),
  created_at timestamptz NOT NULL,
  UNIQUE (membership_id, period_ends_at, attempt),
  CHECK ((kind = 'upgrade') = (quote_id IS NOT NULL)),
  CHECK ((kind = 'upgrade') = (replaced_terms IS NOT NULL))
);
CREATE INDEX membership_charges_membership_idx ON membership_charges (membership_id, created_at);

-- What a change of plan was said to cost, for ten minutes.
CREATE TABLE membership_quotes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  membership_id uuid NOT NULL REFERENCES memberships (id) ON DELETE CASCADE,
  plan_code text NOT NULL REFERENCES plans (code),
  billing_interval text NOT NULL CHECK (billing_interval IN ('month', 'year')),
  offer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- taken: what became of it, so that a repeated request changes nothing again
  taken_at timestamptz
);
CREATE INDEX membership_quotes_membership_idx ON membership_quotes (membership_id);
CREATE INDEX membership_quotes_expires_at_idx ON membership_quotes (expires_at);
