-- What a venue is paid for each kind of visit: proposed by the platform, accepted by the partner.
CREATE TABLE rate_proposals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  -- in the venue's calendar
  first_day date NOT NULL,
  currency text NOT NULL CHECK (length(currency) = 3),
  -- minor units by kind: {"class": 1200, "late": 600}
  rates jsonb NOT NULL,
  status text NOT NULL DEFAULT 'proposed'
    CHECK (status IN ('proposed', 'accepted', 'declined', 'withdrawn')),
  proposed_by uuid NOT NULL REFERENCES users (id),
  proposed_at timestamptz NOT NULL,
  answered_by uuid REFERENCES users (id),
  answered_at timestamptz,
  reason text CHECK (length(reason) <= 300),
  CHECK ((status = 'proposed') = (answered_at IS NULL))
);
-- A venue has one proposal that waits; a newer one withdraws it.
CREATE UNIQUE INDEX rate_proposals_open_idx ON rate_proposals (venue_id) WHERE status = 'proposed';
CREATE INDEX rate_proposals_venue_idx ON rate_proposals (venue_id, proposed_at DESC);
CREATE INDEX rate_proposals_organisation_idx ON rate_proposals (organisation_id, proposed_at DESC);
CREATE INDEX rate_proposals_proposed_by_idx ON rate_proposals (proposed_by);
CREATE INDEX rate_proposals_answered_by_idx ON rate_proposals (answered_by)
  WHERE answered_by IS NOT NULL;

-- An organisation is paid in one currency, that of the first rates it accepts.
CREATE TABLE statement_currencies (
  organisation_id uuid PRIMARY KEY REFERENCES organisations (id),
  currency text NOT NULL CHECK (length(currency) = 3),
  UNIQUE (organisation_id, currency)
);

-- The statements of one venue, from the month in which its first rates begin. Whoever agrees rates,
-- closes a month or answers a dispute locks this row.
CREATE TABLE statement_series (
  venue_id uuid PRIMARY KEY REFERENCES venues (id),
  organisation_id uuid NOT NULL,
  currency text NOT NULL,
  first_month date NOT NULL CHECK (extract(day FROM first_month) = 1),
  -- the last closed month; null before the first
  closed_month date CHECK (extract(day FROM closed_month) = 1),
  FOREIGN KEY (organisation_id, currency)
    REFERENCES statement_currencies (organisation_id, currency)
);
CREATE INDEX statement_series_organisation_idx ON statement_series (organisation_id);

-- The rates that were agreed. A rate is never changed: another one begins on a later day.
CREATE TABLE visit_rates (
  venue_id uuid NOT NULL REFERENCES statement_series (venue_id),
  kind text NOT NULL CHECK (kind IN ('class', 'plus', 'open_gym', 'late', 'missed')),
  first_day date NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  proposal_id uuid NOT NULL REFERENCES rate_proposals (id),
  agreed_at timestamptz NOT NULL,
  PRIMARY KEY (venue_id, kind, first_day)
);

CREATE FUNCTION refuse_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER visit_rates_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON visit_rates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_row();
