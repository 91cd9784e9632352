-- One row a member who ever booked: whoever changes what a member holds takes the member's next
-- turn, so two changes of one member never decide on the same facts (docs/decisions, locking).
-- Narrow and half empty on purpose: it is rewritten at every booking, in place.
CREATE TABLE booking_turns (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  turn bigint NOT NULL
) WITH (fillfactor = 50);

-- Late cancellations whose visit comes back once somebody takes the place.
CREATE INDEX bookings_late_unreturned_idx ON bookings (class_session_id, cancelled_at)
  WHERE late_cancelled AND visit_returned_at IS NULL;

-- What counts against a member's limits: bookings, and open-gym visits that nobody took back.
-- Which of them count, and in which window, is for the domain to say.
CREATE VIEW member_uses AS
  SELECT b.user_id, b.id, 'class'::text AS kind, b.status, b.class_session_id, b.venue_id, b.tier,
    b.paid_by, b.starts_at, b.ends_at, b.late_cancelled,
    b.visit_returned_at IS NOT NULL AS visit_returned, b.booked_at, b.waitlist_number
  FROM bookings b
  UNION ALL
  SELECT c.user_id, c.id, 'open_gym', 'completed', NULL, c.venue_id, v.tier,
    'plan', c.checked_in_at, c.checked_in_at, false, false, NULL, NULL
  FROM check_ins c JOIN venues v ON v.id = c.venue_id
  WHERE c.kind = 'open_gym' AND c.corrected_at IS NULL;

-- What a payment is for, in the words of the card page: a plan's name or a class's title.
ALTER TABLE payments ADD COLUMN title text NOT NULL DEFAULT '';
