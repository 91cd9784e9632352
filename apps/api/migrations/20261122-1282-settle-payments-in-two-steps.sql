-- A payment is written before the provider is called and settled afterwards, so that a crash between
-- neither loses nor repeats a charge.
ALTER TABLE payments
  DROP CONSTRAINT payments_provider_check,
  DROP CONSTRAINT payments_purpose_check,
  DROP CONSTRAINT payments_status_check,
  DROP CONSTRAINT payments_amount_minor_check,
  ADD CONSTRAINT payments_provider_check CHECK (provider IN ('demo', 'manual', 'stripe')),
  ADD CONSTRAINT payments_purpose_check
    CHECK (purpose IN ('membership', 'renewal', 'upgrade', 'drop_in')),
  ADD CONSTRAINT payments_status_check CHECK (status IN ('open', 'processing', 'requires_action',
    'paid', 'declined', 'expired', 'refunded', 'partially_refunded')),
  ADD COLUMN membership_id uuid REFERENCES memberships (id) ON DELETE SET NULL,
  -- of a charge: membership, period and attempt
  ADD COLUMN idempotency_key text UNIQUE,
  -- the provider's checkout page, and its charge
  ADD COLUMN checkout_reference text UNIQUE,
  ADD COLUMN checkout_url text,
  ADD COLUMN provider_reference text UNIQUE,
  -- what was received, where it is not what was asked for
  ADD COLUMN received_minor bigint CHECK (received_minor >= 0),
  ADD COLUMN received_currency text CHECK (length(received_currency) = 3),
  ADD COLUMN refunded_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN failure_code text,
  ADD COLUMN confirm_url text,
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN attempted_at timestamptz,
  -- until then one process works on the charge
  ADD COLUMN locked_until timestamptz,
  -- the last daily comparison that found it at the provider
  ADD COLUMN reconciled_at timestamptz,
  -- of a payment recorded by hand
  ADD COLUMN method text CHECK (method IN ('cash', 'transfer')),
  ADD COLUMN receipt_number text,
  ADD COLUMN received_on date,
  ADD COLUMN recorded_by uuid,
  ADD COLUMN reverses_payment_id uuid UNIQUE REFERENCES payments (id),
  ADD CONSTRAINT payments_amount_minor_check
    CHECK (amount_minor >= 0 OR reverses_payment_id IS NOT NULL),
  ADD CONSTRAINT payments_refunded_minor_check CHECK (reverses_payment_id IS NOT NULL
    OR refunded_minor BETWEEN 0 AND coalesce(received_minor, amount_minor));
UPDATE payments SET refunded_minor = amount_minor WHERE status = 'refunded';
CREATE UNIQUE INDEX payments_receipt_number_idx ON payments (lower(receipt_number));
CREATE INDEX payments_unsettled_idx ON payments (created_at) WHERE status = 'processing';
CREATE INDEX payments_membership_id_idx ON payments (membership_id) WHERE membership_id IS NOT NULL;
CREATE INDEX payments_settled_at_idx ON payments (settled_at) WHERE settled_at IS NOT NULL;

-- The member's saved card at a provider, which alone knows its number.
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

-- What the demo's bank knows; the demo's provider is asked like any other.
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
  -- null: the news of it was delivered, or never will be
  deliver_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX demo_charges_payment_id_idx ON demo_charges (payment_id);
CREATE INDEX demo_charges_deliver_at_idx ON demo_charges (deliver_at) WHERE deliver_at IS NOT NULL;
