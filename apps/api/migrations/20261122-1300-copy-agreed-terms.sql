-- What was agreed stays: price, currency and limits of the plan are copied onto the membership when
-- it begins or changes, so that editing a plan changes nobody's membership.
ALTER TABLE memberships
  ADD COLUMN price_minor bigint CHECK (price_minor >= 0),
  ADD COLUMN currency text CHECK (length(currency) = 3),
  ADD COLUMN classes_per_day integer CHECK (classes_per_day > 0),
  ADD COLUMN visits_per_month integer CHECK (visits_per_month > 0),
  ADD COLUMN plus_visits_per_month integer CHECK (plus_visits_per_month >= 0),
  -- agreed for the next renewal: another plan or another interval, with its price and limits
  ADD COLUMN next_terms jsonb;

UPDATE memberships m SET
  price_minor = CASE m.billing_interval
    WHEN 'month' THEN p.monthly_price_minor ELSE p.yearly_price_minor END,
  currency = p.currency,
  classes_per_day = p.classes_per_day,
  visits_per_month = p.visits_per_month,
  plus_visits_per_month = p.plus_visits_per_month
FROM plans p WHERE p.code = m.plan_code;

-- A membership that is inserted without terms gets those of its plan: the previous version of the
-- server knows none of these columns.
CREATE FUNCTION copy_agreed_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE NEW.billing_interval
      WHEN 'month' THEN p.monthly_price_minor ELSE p.yearly_price_minor END,
    p.currency, p.classes_per_day, p.visits_per_month, p.plus_visits_per_month
  INTO NEW.price_minor, NEW.currency, NEW.classes_per_day, NEW.visits_per_month,
    NEW.plus_visits_per_month
  FROM plans p WHERE p.code = NEW.plan_code;
  RETURN NEW;
END $$;
CREATE TRIGGER memberships_copy_agreed_terms BEFORE INSERT ON memberships
  FOR EACH ROW WHEN (NEW.price_minor IS NULL) EXECUTE FUNCTION copy_agreed_terms();

ALTER TABLE memberships ADD CONSTRAINT memberships_terms_agreed CHECK (price_minor IS NOT NULL
  AND currency IS NOT NULL AND classes_per_day IS NOT NULL AND plus_visits_per_month IS NOT NULL);

-- A dearer price that a member was told of: it applies at the first renewal 30 days later.
CREATE TABLE price_notices (
  membership_id uuid NOT NULL REFERENCES memberships (id) ON DELETE CASCADE,
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  currency text NOT NULL CHECK (length(currency) = 3),
  noticed_at timestamptz NOT NULL,
  PRIMARY KEY (membership_id, price_minor, currency)
);
