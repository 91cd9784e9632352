-- Written in the transaction of what causes them, sent to the provider afterwards.
CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'succeeded', 'failed')),
  provider_reference text UNIQUE,
  failure_code text,
  attempts integer NOT NULL DEFAULT 0,
  -- null: at once
  next_attempt_at timestamptz,
  requested_by uuid,
  -- of whoever requested it, so that a second click refunds once
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE UNIQUE INDEX refunds_idempotency_key_idx ON refunds (requested_by, idempotency_key);
CREATE INDEX refunds_payment_id_idx ON refunds (payment_id);
CREATE INDEX refunds_pending_idx ON refunds (next_attempt_at NULLS FIRST) WHERE status = 'pending';
CREATE INDEX refunds_created_at_idx ON refunds (created_at);
