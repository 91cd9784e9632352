-- What a member may use, and what was agreed about it.

-- The plans that members choose from; an admin edits and publishes them.
CREATE TABLE plans (
  code text PRIMARY KEY CHECK (code IN ('basic', 'plus', 'unlimited')),
  sort_order smallint NOT NULL,
  classes_per_day integer NOT NULL CHECK (classes_per_day > 0),
  visits_per_month integer CHECK (visits_per_month > 0),
  plus_visits_per_month integer NOT NULL CHECK (plus_visits_per_month >= 0),
  -- 32 bits do not hold a yearly price in Lebanese pounds
  monthly_price_minor bigint NOT NULL CHECK (monthly_price_minor >= 0),
  yearly_price_minor bigint NOT NULL CHECK (yearly_price_minor >= 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  published_at timestamptz,
  -- of two admins who edit one plan the second is refused
  version integer NOT NULL DEFAULT 1
);
INSERT INTO plans (code, sort_order, classes_per_day, visits_per_month, plus_visits_per_month,
    monthly_price_minor, yearly_price_minor, currency)
  VALUES
    ('basic', 1, 1, 8, 0, 3900, 39000, 'USD'),
    ('plus', 2, 2, 16, 4, 6900, 69000, 'USD'),
    ('unlimited', 3, 3, NULL, 12, 10900, 109000, 'USD');

-- The memberships. What was agreed stays: price, currency and limits of the plan are copied when one
-- begins or changes, so that editing a plan changes no membership.
CREATE TABLE memberships (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('active', 'past_due', 'paused', 'ended')),
  plan_code text NOT NULL REFERENCES plans (code),
  billing_interval text NOT NULL CHECK (billing_interval IN ('month', 'year')),
  price_minor bigint CHECK (price_minor >= 0),
  currency text CHECK (length(currency) = 3),
  classes_per_day integer CHECK (classes_per_day > 0),
  visits_per_month integer CHECK (visits_per_month > 0),
  plus_visits_per_month integer CHECK (plus_visits_per_month >= 0),
  -- agreed for the next renewal: another plan or another interval, with its price and limits
  next_terms jsonb,
  -- billing months are counted from here
  anchored_at timestamptz NOT NULL,
  period_ends_at timestamptz NOT NULL,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  paused_until timestamptz,
  -- when a renewal that failed or is being charged is looked at again; null otherwise, and the end of
  -- the period decides
  retry_at timestamptz,
  -- how often the renewal at the end of this period was charged without success so far
  renewal_attempts smallint NOT NULL DEFAULT 0,
  -- the renewal that a yearly member was notified of
  announced_renewal timestamptz,
  -- The last day of a membership that an admin gave. It costs nothing and ends by itself: one that went
  -- on would be free for ever.
  given_until date,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT memberships_terms_agreed CHECK (price_minor IS NOT NULL
    AND currency IS NOT NULL AND classes_per_day IS NOT NULL AND plus_visits_per_month IS NOT NULL),
  CONSTRAINT memberships_given_ends CHECK (given_until IS NULL
    OR (cancel_at_period_end AND price_minor = 0 AND next_terms IS NULL))
);
CREATE UNIQUE INDEX memberships_one_active_per_member ON memberships (user_id)
  WHERE status <> 'ended';
CREATE INDEX memberships_period_ends_at_idx ON memberships (period_ends_at) WHERE status <> 'ended';
-- What is due: renewals, retries, and pauses that are over.
CREATE INDEX memberships_due_idx ON memberships ((COALESCE(retry_at, period_ends_at)))
  WHERE status IN ('active', 'past_due');
CREATE INDEX memberships_resume_idx ON memberships (paused_until) WHERE status = 'paused';

-- A membership that is inserted without terms gets those of its plan.
CREATE FUNCTION copy_agreed_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE NEW.billing_interval
      WHEN 'month' THEN p.monthly_price_minor ELSE p.yearly_price_minor END,
    p.currency, p.classes_per_day, p.visits_per_month, p.plus_visits_per_month
  INTO NEW.price_minor, NEW.currency, NEW.classes_per_day, NEW.visits_per_month,
    NEW.plus_visits_per_month
  FROM plans p WHERE p.code = NEW.plan_code;
  RETURN NEW;
END $$;
CREATE TRIGGER memberships_copy_agreed_terms BEFORE INSERT ON memberships
  FOR EACH ROW WHEN (NEW.price_minor IS NULL) EXECUTE FUNCTION copy_agreed_terms();

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

-- What a payment of a membership pays for: its start, the renewal after one period, or an upgrade within
-- it. One renewal is charged once for each attempt, however many servers work on what is due.
CREATE TABLE membership_charges (
  payment_id uuid PRIMARY KEY,
  membership_id uuid NOT NULL REFERENCES memberships (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('start', 'renewal', 'upgrade')),
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
  -- how it ended; null while it has not; reversed: staff recorded it by mistake
  outcome text CHECK (outcome IN ('paid', 'declined', 'requires_action', 'reversed')),
  created_at timestamptz NOT NULL,
  UNIQUE (membership_id, period_ends_at, attempt),
  CHECK ((kind = 'upgrade') = (quote_id IS NOT NULL)),
  CHECK ((kind = 'upgrade') = (replaced_terms IS NOT NULL))
);
CREATE INDEX membership_charges_membership_idx ON membership_charges (membership_id, created_at);

-- The quotes for a change of plan, each valid for ten minutes.
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

-- The higher prices that a member was notified of: each applies at the first renewal 30 days later.
CREATE TABLE price_notices (
  membership_id uuid NOT NULL REFERENCES memberships (id) ON DELETE CASCADE,
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  noticed_at timestamptz NOT NULL,
  PRIMARY KEY (membership_id, price_minor, currency)
);
