-- A receipt for each payment and a credit note for each refund, numbered without gaps in each year.
CREATE TABLE receipt_counters (
  kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  year integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, year)
);

-- What a document says is kept as it was on the day of issue, so that it says the same each time.
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

-- What was paid and refunded before gets its numbers in the order of time.
INSERT INTO receipts (kind, year, number, payment_id, refund_id, amount_minor, currency, title,
    buyer_name, seller_name, seller_address, tax_line, issued_at)
  SELECT kind, year, row_number() OVER (PARTITION BY kind, year ORDER BY at, id), payment_id,
    refund_id, amount_minor, currency,
    -- the oldest payments have no title
    coalesce(nullif(title, ''), 'Pulse ' || initcap(plan_code), 'Pulse'), buyer_name, 'Pulse', '', '',
    at
  FROM (
    SELECT 'receipt' AS kind, p.id, p.id AS payment_id, NULL::uuid AS refund_id,
      coalesce(p.received_minor, p.amount_minor) AS amount_minor,
      coalesce(p.received_currency, p.currency) AS currency, p.title,
      p.plan_code, nullif(u.full_name, '') AS buyer_name, p.settled_at AS at,
      extract(year FROM p.settled_at AT TIME ZONE 'UTC')::integer AS year
    FROM payments p JOIN users u ON u.id = p.user_id
    WHERE p.settled_at IS NOT NULL AND p.reverses_payment_id IS NULL
      AND p.status IN ('paid', 'refunded', 'partially_refunded')
    UNION ALL
    SELECT 'credit_note', r.id, p.id, r.id, r.amount_minor, r.currency, p.title, p.plan_code,
      nullif(u.full_name, ''), r.settled_at,
      extract(year FROM r.settled_at AT TIME ZONE 'UTC')::integer
    FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN users u ON u.id = p.user_id
    WHERE r.status = 'succeeded' AND r.settled_at IS NOT NULL
  ) documents;
INSERT INTO receipt_counters (kind, year, last_number)
  SELECT kind, year, max(number) FROM receipts GROUP BY kind, year;
