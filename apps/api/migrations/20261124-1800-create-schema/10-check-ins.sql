-- Who arrived where, and how the front desk knows it.

-- The codes on the posters of a venue. A renewed code is accepted until `expires_at`, beside the code
-- that replaces it, so that its posters can be changed meanwhile.
CREATE TABLE qr_codes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  code text NOT NULL UNIQUE,
  label text NOT NULL,
  created_by uuid REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  successor_id uuid REFERENCES qr_codes (id) ON DELETE SET NULL,
  revoked_at timestamptz
);
CREATE INDEX qr_codes_venue_id_idx ON qr_codes (venue_id);
CREATE INDEX qr_codes_created_by_idx ON qr_codes (created_by);

-- The arrivals. None is ever deleted: a correction is a new row that refers to what it takes back.
CREATE TABLE check_ins (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  booking_id uuid REFERENCES bookings (id),
  kind text NOT NULL CHECK (kind IN ('class', 'open_gym', 'correction')),
  method text NOT NULL
    CHECK (method IN ('venue_qr', 'venue_link', 'digital_id', 'by_hand', 'walk_in')),
  -- null where the member did it
  staff_user_id uuid REFERENCES users (id),
  -- null by hand and by digital ID, which name no code
  qr_code_id uuid REFERENCES qr_codes (id),
  corrects_id uuid REFERENCES check_ins (id),
  -- set on an open-gym visit when a correction takes it back
  corrected_at timestamptz,
  reason text,
  local_date date NOT NULL,
  checked_in_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'correction') = (corrects_id IS NOT NULL)),
  CHECK (kind <> 'class' OR booking_id IS NOT NULL)
);
CREATE UNIQUE INDEX check_ins_one_open_gym_per_day ON check_ins (user_id, venue_id, local_date)
  WHERE kind = 'open_gym' AND corrected_at IS NULL;
CREATE UNIQUE INDEX check_ins_one_active_per_booking ON check_ins (booking_id)
  WHERE kind = 'class' AND corrected_at IS NULL;
CREATE UNIQUE INDEX check_ins_corrected_once ON check_ins (corrects_id) WHERE corrects_id IS NOT NULL;
CREATE INDEX check_ins_venue_idx ON check_ins (venue_id, checked_in_at DESC);
CREATE INDEX check_ins_user_idx ON check_ins (user_id, checked_in_at DESC);
CREATE INDEX check_ins_staff_user_idx ON check_ins (staff_user_id) WHERE staff_user_id IS NOT NULL;
-- How often a code was scanned, and when last.
CREATE INDEX check_ins_qr_code_idx ON check_ins (qr_code_id, checked_in_at)
  WHERE qr_code_id IS NOT NULL;
-- Who has visited a venue, each found once without reading all visits.
CREATE INDEX check_ins_visitors_idx ON check_ins (venue_id, user_id, checked_in_at)
  WHERE kind <> 'correction' AND corrected_at IS NULL;
-- The open-gym visits of some days at a venue.
CREATE INDEX check_ins_open_gym_days_idx ON check_ins (venue_id, local_date)
  WHERE kind = 'open_gym' AND corrected_at IS NULL;

-- What counts against the limits of a member: bookings, and open-gym visits that were not taken back.
-- The domain says which of them count, and in which window. The local day is in it, so that a day is
-- known to be full without asking for its time zone again.
CREATE VIEW member_uses AS
  SELECT b.user_id, b.id, 'class'::text AS kind, b.status, b.class_session_id, b.venue_id, b.tier,
    b.paid_by, b.starts_at, b.ends_at, b.late_cancelled,
    b.visit_returned_at IS NOT NULL AS visit_returned, b.booked_at, b.waitlist_number,
    b.local_date
  FROM bookings b
  UNION ALL
  SELECT c.user_id, c.id, 'open_gym', 'completed', NULL, c.venue_id, v.tier,
    'plan', c.checked_in_at, c.checked_in_at, false, false, NULL, NULL, c.local_date
  FROM check_ins c JOIN venues v ON v.id = c.venue_id
  WHERE c.kind = 'open_gym' AND c.corrected_at IS NULL;

-- The codes of digital IDs that were scanned: each is accepted once.
CREATE TABLE used_digital_id_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  step bigint NOT NULL,
  -- the desk that scanned the code and the check-in that it led to: the same scan again gets the same
  -- answer
  user_session_id uuid,
  check_in_id uuid REFERENCES check_ins (id),
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, step)
);

-- The scans that did not end in a check-in: a partner asks whether a poster works. One row for a member,
-- code and day, because the page of a scan asks again while it is open.
CREATE TABLE refused_scans (
  qr_code_id uuid NOT NULL REFERENCES qr_codes (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  local_date date NOT NULL,
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (qr_code_id, user_id, local_date)
);
CREATE INDEX refused_scans_user_id_idx ON refused_scans (user_id);

-- What a desk checked in without a network is sent when the network is back, perhaps more than once: the
-- same check-in of the same person gets its first answer, also after that was corrected. A row is written
-- with the check-in, so it also says who made which one offline, and when it arrived here.
CREATE TABLE offline_check_ins (
  staff_user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- made by the desk
  id uuid NOT NULL,
  venue_id uuid NOT NULL REFERENCES venues (id),
  -- set in the transaction that inserts the row
  check_in_id uuid REFERENCES check_ins (id),
  -- A guest has no check-in: the arrival is kept here, so that the same tick sent again gets its first
  -- answer, also after the arrival was undone.
  guest_arrived_at timestamptz,
  -- another device had checked the member in
  already_checked_in boolean NOT NULL DEFAULT false,
  taken_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (staff_user_id, id)
);

-- Announces whose front desk has changed, for the dashboards that are open there: arrivals and their
-- corrections, whatever wrote them; classes that a partner adds or changes. A booking is announced
-- after its commit, by the outbox: NOTIFY takes a lock until the end of the transaction, and would
-- serialise all bookings. A payload holds 8000 bytes at the most.
CREATE FUNCTION announce_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  venues text;
BEGIN
  SELECT CASE WHEN count(*) > 200 THEN 'all' ELSE string_agg(venue_id::text, ',') END INTO venues
  FROM (SELECT DISTINCT venue_id FROM changed) AS venue;
  IF venues IS NOT NULL THEN
    PERFORM pg_notify('desk_changed', venues);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_inserted AFTER INSERT ON check_ins
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_arrivals();
CREATE TRIGGER announce_updated AFTER UPDATE ON check_ins
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_arrivals();
CREATE TRIGGER announce_deleted AFTER DELETE ON check_ins
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_arrivals();

-- PostgreSQL keeps one of equal announcements of a transaction.
CREATE FUNCTION announce_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('desk_changed', NEW.venue_id::text);
  RETURN NULL;
END $$;

-- Classes are added for weeks; a desk shows yesterday to tomorrow, in any time zone.
CREATE TRIGGER announce_added AFTER INSERT ON class_sessions FOR EACH ROW
  WHEN (NEW.local_date <= current_date + 2 AND NEW.local_date >= current_date - 2)
  EXECUTE FUNCTION announce_class();
-- Bookings change the counters of a class, which are not among these columns: their statements do not
-- call this trigger at all.
CREATE TRIGGER announce_changed
  AFTER UPDATE OF status, capacity, title, trainer_id, local_date, starts_at, ends_at
  ON class_sessions FOR EACH ROW EXECUTE FUNCTION announce_class();
