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
  -- somebody else had checked the member in
  already_checked_in boolean NOT NULL DEFAULT false,
  taken_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (staff_user_id, id)
);
