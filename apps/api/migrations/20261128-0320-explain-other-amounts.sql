-- Why staff received another amount than the price of the plan; null when it was the price.
ALTER TABLE payments ADD COLUMN other_amount_reason text
  CHECK (length(other_amount_reason) BETWEEN 2 AND 500);
