-- The payments that a job turns to expired when their time is over.
CREATE INDEX payments_open_idx ON payments (expires_at) WHERE status = 'open';
-- Memberships whose paid period ends, for the job that renews or ends them.
CREATE INDEX memberships_period_ends_at_idx ON memberships (period_ends_at) WHERE status <> 'ended';

-- Cancelled drop-ins whose money may have to go back.
CREATE INDEX bookings_cancelled_drop_in_idx ON bookings (cancelled_at)
  WHERE status = 'cancelled' AND paid_by = 'drop_in';

-- The local day of each use, so that a day can be called full without asking for its zone again.
CREATE OR REPLACE VIEW member_uses AS
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
