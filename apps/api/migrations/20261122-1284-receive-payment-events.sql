-- Each event of a provider is written in the transaction of its effect, so that it has one.
CREATE TABLE payment_webhook_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX payment_webhook_events_received_at_idx ON payment_webhook_events (received_at);

-- Where our payments and those of the provider differ; people look into them.
CREATE TABLE payment_differences (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('wrong_amount', 'unknown_here', 'missing_there', 'other_status',
    'other_refunds', 'refund_failed', 'disputed')),
  provider text NOT NULL,
  -- the provider's reference, or our payment where it has none
  reference text NOT NULL,
  payment_id uuid REFERENCES payments (id) ON DELETE CASCADE,
  expected_minor bigint,
  expected_currency text,
  found_minor bigint,
  found_currency text,
  detail text,
  found_at timestamptz NOT NULL,
  UNIQUE (kind, reference)
);
CREATE INDEX payment_differences_found_at_idx ON payment_differences (found_at DESC, id);
CREATE INDEX payment_differences_payment_id_idx ON payment_differences (payment_id);
