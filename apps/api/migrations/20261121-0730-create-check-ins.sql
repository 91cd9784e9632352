CREATE TABLE qr_codes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  code text NOT NULL UNIQUE,
  label text NOT NULL,
  created_by uuid REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX qr_codes_venue_id_idx ON qr_codes (venue_id);

-- Never deleted: a correction is a new row that points at what it takes back.
CREATE TABLE check_ins (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id),
  venue_id uuid NOT NULL REFERENCES venues (id),
  booking_id uuid REFERENCES bookings (id),
  kind text NOT NULL CHECK (kind IN ('class', 'open_gym', 'correction')),
  method text NOT NULL CHECK (method IN ('venue_qr', 'venue_link', 'digital_id', 'by_hand')),
  staff_user_id uuid REFERENCES users (id),
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
CREATE UNIQUE INDEX check_ins_one_open_gym_a_day ON check_ins (user_id, venue_id, local_date)
  WHERE kind = 'open_gym' AND corrected_at IS NULL;
CREATE UNIQUE INDEX check_ins_one_live_a_booking ON check_ins (booking_id)
  WHERE kind = 'class' AND corrected_at IS NULL;
CREATE UNIQUE INDEX check_ins_corrected_once ON check_ins (corrects_id) WHERE corrects_id IS NOT NULL;
CREATE INDEX check_ins_venue_idx ON check_ins (venue_id, checked_in_at DESC);
CREATE INDEX check_ins_user_idx ON check_ins (user_id, checked_in_at DESC);

-- A digital ID code is accepted once.
CREATE TABLE used_digital_id_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  step bigint NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, step)
);
