-- 32 bits do not hold a yearly price in Lebanese pounds.
ALTER TABLE plans
  ALTER COLUMN monthly_price_minor TYPE bigint,
  ALTER COLUMN yearly_price_minor TYPE bigint;
ALTER TABLE payments ALTER COLUMN amount_minor TYPE bigint;
