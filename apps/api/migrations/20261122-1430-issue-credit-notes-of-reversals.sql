-- Payments that staff recorded and reversed before receipts existed have a receipt and no credit note.
-- Each gets one now, in the order of the reversals, under the next numbers of this year: what was
-- issued stays without gaps. It says what the receipt says, whose buyer is empty once the account is
-- deleted.
WITH missing AS (
  SELECT o.*, row_number() OVER (ORDER BY reversal.settled_at, reversal.id) AS position
  FROM payments reversal
    JOIN receipts o ON o.payment_id = reversal.reverses_payment_id AND o.kind = 'receipt'
  WHERE NOT EXISTS (
    SELECT FROM receipts n
    WHERE n.payment_id = o.payment_id AND n.kind = 'credit_note' AND n.refund_id IS NULL)
), numbers AS (
  INSERT INTO receipt_counters AS counter (kind, year, last_number)
  SELECT 'credit_note', extract(year FROM now() AT TIME ZONE 'UTC')::integer, count(*)
  FROM missing HAVING count(*) > 0
  ON CONFLICT (kind, year) DO UPDATE SET last_number = counter.last_number + excluded.last_number
  RETURNING year, last_number - (SELECT count(*) FROM missing) AS before
)
INSERT INTO receipts (kind, year, number, payment_id, amount_minor, currency, title, buyer_name,
    seller_name, seller_address, tax_line, issued_at)
  SELECT 'credit_note', numbers.year, numbers.before + missing.position, payment_id, amount_minor,
    currency, title, buyer_name, seller_name, seller_address, tax_line, now()
  FROM missing, numbers;
