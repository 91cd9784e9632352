-- What guests pay at a front desk. It is money of the venue: Pulse neither takes nor owes it, and no
-- statement reads it. Each row is a receipt with a number of its venue; none is ever changed or deleted.
-- What was entered by mistake is taken back by a row of its own, which refers to it.
CREATE TABLE guest_payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id),
  guest_id uuid NOT NULL REFERENCES guests (id),
  number integer NOT NULL CHECK (number > 0),
  method text NOT NULL CHECK (method IN ('cash', 'card')),
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  staff_user_id uuid NOT NULL REFERENCES users (id),
  reverses_id uuid REFERENCES guest_payments (id),
  reason text,
  -- set on a payment when a row takes it back
  reversed_at timestamptz,
  -- of the venue
  local_date date NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX guest_payments_one_per_guest ON guest_payments (guest_id)
  WHERE reverses_id IS NULL AND reversed_at IS NULL;
CREATE UNIQUE INDEX guest_payments_number_idx ON guest_payments (venue_id, number);
CREATE UNIQUE INDEX guest_payments_reversed_once ON guest_payments (reverses_id)
  WHERE reverses_id IS NOT NULL;
-- The takings of a day.
CREATE INDEX guest_payments_day_idx ON guest_payments (venue_id, local_date);
CREATE INDEX guest_payments_guest_idx ON guest_payments (guest_id);
CREATE INDEX guest_payments_staff_user_idx ON guest_payments (staff_user_id);

-- The last number of a venue's receipts; its row is locked until the transaction ends, so that none is
-- left out.
CREATE TABLE guest_payment_counters (
  venue_id uuid PRIMARY KEY REFERENCES venues (id) ON DELETE CASCADE,
  last_number integer NOT NULL
);
