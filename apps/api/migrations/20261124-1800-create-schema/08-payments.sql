-- The money of members: what was charged, refunded and documented.

-- The payments. One is written before the provider is called and settled afterwards, so that a crash in
-- between neither loses nor repeats a charge.
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('demo', 'manual', 'stripe')),
  purpose text NOT NULL CHECK (purpose IN ('membership', 'renewal', 'upgrade', 'drop_in')),
  -- what it is for, as the card page says it: a plan's name or a class's title
  title text NOT NULL DEFAULT '',
  plan_code text REFERENCES plans (code),
  billing_interval text CHECK (billing_interval IN ('month', 'year')),
  membership_id uuid REFERENCES memberships (id) ON DELETE SET NULL,
  booking_id uuid,
  amount_minor bigint NOT NULL,
  currency text NOT NULL CHECK (length(currency) = 3),
  -- what was received, where it is not what was asked for
  received_minor bigint CHECK (received_minor >= 0),
  received_currency text CHECK (length(received_currency) = 3),
  refunded_minor bigint NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'processing', 'requires_action',
    'paid', 'declined', 'expired', 'refunded', 'partially_refunded')),
  failure_code text,
  -- of a charge: membership, period and attempt
  idempotency_key text UNIQUE,
  -- the provider's checkout page, and its charge
  checkout_reference text UNIQUE,
  checkout_url text,
  confirm_url text,
  provider_reference text UNIQUE,
  return_path text NOT NULL DEFAULT '/app/dashboard',
  attempts integer NOT NULL DEFAULT 0,
  attempted_at timestamptz,
  -- until then one process works on the charge
  locked_until timestamptz,
  -- the last daily comparison that found it at the provider
  reconciled_at timestamptz,
  -- of a payment recorded by hand
  method text CHECK (method IN ('cash', 'transfer')),
  receipt_number text,
  received_on date,
  recorded_by uuid,
  reverses_payment_id uuid UNIQUE REFERENCES payments (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT payments_amount_minor_check
    CHECK (amount_minor >= 0 OR reverses_payment_id IS NOT NULL),
  CONSTRAINT payments_refunded_minor_check CHECK (reverses_payment_id IS NOT NULL
    OR refunded_minor BETWEEN 0 AND coalesce(received_minor, amount_minor))
);
CREATE INDEX payments_user_id_idx ON payments (user_id, created_at DESC);
CREATE INDEX payments_membership_id_idx ON payments (membership_id) WHERE membership_id IS NOT NULL;
CREATE INDEX payments_booking_id_idx ON payments (booking_id) WHERE booking_id IS NOT NULL;
CREATE UNIQUE INDEX payments_receipt_number_idx ON payments (lower(receipt_number));
-- The payments that a job turns to expired when their time is over.
CREATE INDEX payments_open_idx ON payments (expires_at) WHERE status = 'open';
CREATE INDEX payments_unsettled_idx ON payments (created_at) WHERE status = 'processing';
CREATE INDEX payments_settled_at_idx ON payments (settled_at) WHERE settled_at IS NOT NULL;

-- The saved card of a member at a provider, which alone knows its number.
CREATE TABLE payment_customers (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('demo', 'stripe')),
  customer_reference text NOT NULL,
  payment_method_reference text,
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  card_expires_month smallint CHECK (card_expires_month BETWEEN 1 AND 12),
  card_expires_year smallint,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, provider)
);

-- What the demo's bank knows; its provider is asked like any other.
CREATE TABLE demo_charges (
  reference text PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('paid', 'declined', 'requires_action')),
  failure_code text,
  amount_minor bigint NOT NULL,
  currency text NOT NULL CHECK (length(currency) = 3),
  refunded_minor bigint NOT NULL DEFAULT 0,
  -- what the saved card answers when it is charged later; null: none was saved
  later_answer text CHECK (later_answer IN ('approve', 'decline', 'confirm')),
  -- null: its event was delivered, or never will be
  deliver_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX demo_charges_payment_id_idx ON demo_charges (payment_id);
CREATE INDEX demo_charges_deliver_at_idx ON demo_charges (deliver_at) WHERE deliver_at IS NOT NULL;

-- The refunds, each written in the transaction of what causes it and sent to the provider afterwards.
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
  -- of the person who requested it, so that a second click refunds once
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE UNIQUE INDEX refunds_idempotency_key_idx ON refunds (requested_by, idempotency_key);
CREATE INDEX refunds_payment_id_idx ON refunds (payment_id);
CREATE INDEX refunds_pending_idx ON refunds (next_attempt_at NULLS FIRST) WHERE status = 'pending';
CREATE INDEX refunds_created_at_idx ON refunds (created_at);

-- The events of a provider, each written in the transaction of its effect, so that it has one.
CREATE TABLE payment_webhook_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX payment_webhook_events_received_at_idx ON payment_webhook_events (received_at);

-- Where the payments here and those of the provider differ; people look into them.
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

-- The last number of each kind of document in each year: there are no gaps.
CREATE TABLE receipt_counters (
  kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  year integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, year)
);

-- A receipt for each payment and a credit note for each refund. What a document says is kept as it was on
-- the day of issue, so that it says the same each time.
CREATE TABLE receipts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  payment_id uuid NOT NULL REFERENCES payments (id),
  -- of a credit note, unless it takes back what staff recorded by mistake
  refund_id uuid UNIQUE REFERENCES refunds (id),
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  title text NOT NULL,
  -- null once the account is deleted
  buyer_name text,
  seller_name text NOT NULL,
  seller_address text NOT NULL,
  tax_line text NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (kind, year, number)
);
CREATE UNIQUE INDEX receipts_payment_idx ON receipts (payment_id) WHERE kind = 'receipt';
CREATE INDEX receipts_payment_id_idx ON receipts (payment_id);
