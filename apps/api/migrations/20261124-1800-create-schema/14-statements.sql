-- What partners are paid for the visits of members.

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

-- The one currency in which an organisation is paid, that of the first rates it accepts.
CREATE TABLE statement_currencies (
  organisation_id uuid PRIMARY KEY REFERENCES organisations (id),
  currency text NOT NULL CHECK (length(currency) = 3),
  UNIQUE (organisation_id, currency)
);

-- The statements of one venue, from the month in which its first rates begin. A transaction that agrees
-- rates, closes a month or answers a dispute locks this row.
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

-- Refuses a change of tables whose rows are final.
CREATE FUNCTION refuse_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER visit_rates_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON visit_rates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_row();

-- A closed month of a venue and what it adds up to. It never changes.
CREATE TABLE statements (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES statement_series (venue_id),
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  currency text NOT NULL CHECK (length(currency) = 3),
  total_minor bigint NOT NULL,
  lines integer NOT NULL CHECK (lines >= 0),
  lines_without_rate integer NOT NULL CHECK (lines_without_rate >= 0),
  -- as they were on that day, for the document
  venue_name text NOT NULL,
  partner_name text NOT NULL,
  payer_name text NOT NULL,
  payer_address text NOT NULL,
  closed_at timestamptz NOT NULL,
  UNIQUE (venue_id, month)
);
CREATE TRIGGER statements_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_row();

-- The lines of a closed month. They never change either.
CREATE TABLE statement_lines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  statement_id uuid NOT NULL REFERENCES statements (id),
  venue_id uuid NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  -- a visit of the month, or a correction of a closed one: taken back, and what replaces it
  type text NOT NULL CHECK (type IN ('visit', 'reversal', 'replacement')),
  -- of the booking, or of the check-in of an open-gym visit
  visit_id uuid NOT NULL,
  date date NOT NULL,
  title text,
  -- empty once the account is deleted
  initials text NOT NULL CHECK (length(initials) <= 8),
  kind text NOT NULL CHECK (kind IN ('class', 'plus', 'open_gym', 'late', 'missed')),
  rate_minor bigint CHECK (rate_minor >= 0),
  rate_first_day date,
  -- null: no rate was agreed
  amount_minor bigint,
  corrects_line_id uuid REFERENCES statement_lines (id),
  dispute_line_id uuid REFERENCES statement_lines (id),
  UNIQUE (statement_id, position),
  CHECK ((rate_minor IS NULL) = (rate_first_day IS NULL)),
  CHECK (type <> 'reversal' OR corrects_line_id IS NOT NULL)
);
-- Each visit is stated once, each line taken back once, each dispute settled once.
CREATE UNIQUE INDEX statement_lines_visit_once ON statement_lines (visit_id) WHERE type = 'visit';
CREATE UNIQUE INDEX statement_lines_reversed_once ON statement_lines (corrects_line_id)
  WHERE type = 'reversal' AND dispute_line_id IS NULL;
CREATE UNIQUE INDEX statement_lines_dispute_once ON statement_lines (dispute_line_id)
  WHERE type = 'reversal';
CREATE INDEX statement_lines_visit_idx ON statement_lines (visit_id);
CREATE INDEX statement_lines_date_idx ON statement_lines (venue_id, date);
CREATE INDEX statement_lines_corrects_idx ON statement_lines (corrects_line_id)
  WHERE corrects_line_id IS NOT NULL;
CREATE INDEX statement_lines_dispute_idx ON statement_lines (dispute_line_id)
  WHERE dispute_line_id IS NOT NULL;
CREATE TRIGGER statement_lines_never_deleted BEFORE DELETE OR TRUNCATE ON statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_row();

-- Only who it was is erased, with the account.
CREATE FUNCTION keep_statement_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.initials = '' THEN
    OLD.initials := '';
    IF NEW IS NOT DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER statement_lines_never_change BEFORE UPDATE ON statement_lines
  FOR EACH ROW EXECUTE FUNCTION keep_statement_line();

-- A line is added only while its statement is written, in the transaction that closes the month.
CREATE FUNCTION refuse_late_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM statements s WHERE s.id = NEW.statement_id
      AND s.xmin::text::bigint = txid_current() % 4294967296) THEN
    RAISE EXCEPTION 'the statement is closed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER statement_lines_with_statement BEFORE INSERT ON statement_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_late_line();

-- The disputes of a partner about closed lines, one for each line.
CREATE TABLE statement_disputes (
  line_id uuid PRIMARY KEY REFERENCES statement_lines (id),
  venue_id uuid NOT NULL REFERENCES statement_series (venue_id),
  reason text NOT NULL CHECK (length(reason) <= 500),
  disputed_by uuid NOT NULL REFERENCES users (id),
  disputed_at timestamptz NOT NULL,
  answer_due timestamptz NOT NULL,
  accepted boolean,
  -- what the line should have said
  right_minor bigint,
  answer text CHECK (length(answer) <= 500),
  answered_by uuid REFERENCES users (id),
  answered_at timestamptz,
  CHECK ((accepted IS NULL) = (answered_at IS NULL)),
  CHECK ((right_minor IS NOT NULL) = (accepted IS TRUE))
);
CREATE INDEX statement_disputes_open_idx ON statement_disputes (answer_due, line_id)
  WHERE accepted IS NULL;
CREATE INDEX statement_disputes_answered_idx ON statement_disputes (answered_at, line_id)
  WHERE accepted IS NOT NULL;
CREATE INDEX statement_disputes_venue_idx ON statement_disputes (venue_id) WHERE accepted;
CREATE INDEX statement_disputes_disputed_by_idx ON statement_disputes (disputed_by);
CREATE INDEX statement_disputes_answered_by_idx ON statement_disputes (answered_by)
  WHERE answered_by IS NOT NULL;
-- What the Partner Dashboard opens with.
CREATE INDEX statement_disputes_answered_of_venue_idx
  ON statement_disputes (venue_id, answered_at) WHERE answered_at IS NOT NULL;
