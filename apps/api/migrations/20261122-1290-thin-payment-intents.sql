-- Payments that are charged without a checkout page: written first, then charged.
ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments ADD CONSTRAINT payments_purpose_check
  CHECK (purpose IN ('membership', 'renewal', 'upgrade', 'drop_in'));
ALTER TABLE payments DROP CONSTRAINT payments_status_check;
ALTER TABLE payments ADD CONSTRAINT payments_status_check CHECK (status IN ('open', 'processing',
  'requires_action', 'paid', 'declined', 'expired', 'refunded', 'partially_refunded'));
ALTER TABLE payments ADD COLUMN membership_id uuid, ADD COLUMN idempotency_key text UNIQUE,
  ADD COLUMN confirm_url text;
