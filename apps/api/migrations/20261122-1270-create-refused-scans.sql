-- A partner asks whether a poster works: scans that did not end in a check-in are counted beside those
-- that did. One row for a member, code and day, because the page of a scan asks again while it is open.
CREATE TABLE refused_scans (
  qr_code_id uuid NOT NULL REFERENCES qr_codes (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  local_date date NOT NULL,
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (qr_code_id, user_id, local_date)
);
CREATE INDEX refused_scans_user_id_idx ON refused_scans (user_id);
