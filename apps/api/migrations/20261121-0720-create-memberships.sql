CREATE TABLE plans (
  code text PRIMARY KEY CHECK (code IN ('basic', 'plus', 'unlimited')),
  sort_order smallint NOT NULL,
  classes_per_day integer NOT NULL CHECK (classes_per_day > 0),
  visits_per_month integer CHECK (visits_per_month > 0),
  plus_visits_per_month integer NOT NULL CHECK (plus_visits_per_month >= 0),
  monthly_price_minor integer NOT NULL CHECK (monthly_price_minor >= 0),
  yearly_price_minor integer NOT NULL CHECK (yearly_price_minor >= 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  published_at timestamptz
);
-- The demo's figures (product.md, "Plans and entitlement"); an admin edits and publishes them.
INSERT INTO plans VALUES
  ('basic', 1, 1, 8, 0, 3900, 39000, 'USD', NULL),
  ('plus', 2, 2, 16, 4, 6900, 69000, 'USD', NULL),
  ('unlimited', 3, 3, NULL, 12, 10900, 109000, 'USD', NULL);

CREATE TABLE memberships (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  plan_code text NOT NULL REFERENCES plans (code),
  billing_interval text NOT NULL CHECK (billing_interval IN ('month', 'year')),
  status text NOT NULL CHECK (status IN ('active', 'past_due', 'paused', 'ended')),
  -- billing months are counted from here
  anchored_at timestamptz NOT NULL,
  period_ends_at timestamptz NOT NULL,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  paused_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE UNIQUE INDEX memberships_one_live_a_member ON memberships (user_id) WHERE status <> 'ended';

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('demo', 'manual')),
  purpose text NOT NULL CHECK (purpose IN ('membership', 'drop_in')),
  amount_minor integer NOT NULL CHECK (amount_minor >= 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'declined', 'expired', 'refunded')),
  plan_code text REFERENCES plans (code),
  billing_interval text CHECK (billing_interval IN ('month', 'year')),
  booking_id uuid,
  return_path text NOT NULL DEFAULT '/app/dashboard',
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE INDEX payments_user_id_idx ON payments (user_id, created_at DESC);
CREATE INDEX payments_booking_id_idx ON payments (booking_id) WHERE booking_id IS NOT NULL;
