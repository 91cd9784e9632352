-- Which entries of the audit log concern a venue: those about it, and about its classes, trainers, check-ins,
-- codes, reviews and statements. The log itself is another role's and is never changed.
CREATE TABLE audited_venues (
  venue_id text NOT NULL,
  at timestamptz NOT NULL,
  -- of audit.audit_log; no foreign key, which would lock the log
  entry_id bigint NOT NULL,
  PRIMARY KEY (venue_id, at, entry_id)
);

INSERT INTO audited_venues (venue_id, at, entry_id)
SELECT DISTINCT things.venue_id::text, a.at, a.id FROM audit.audit_log a JOIN (
  SELECT 'venue' AS type, id::text, id AS venue_id FROM venues
  UNION ALL SELECT 'class_template', id::text, venue_id FROM class_templates
  UNION ALL SELECT 'class_session', id::text, venue_id FROM class_sessions
  UNION ALL SELECT 'booking', id::text, venue_id FROM bookings
  UNION ALL SELECT 'check_in', id::text, venue_id FROM check_ins
  UNION ALL SELECT 'qr_code', id::text, venue_id FROM qr_codes
  UNION ALL SELECT 'guest_payment', id::text, venue_id FROM guest_payments
  UNION ALL SELECT 'review', id::text, venue_id FROM reviews
  UNION ALL SELECT 'statement_line', id::text, venue_id FROM statement_lines
  UNION ALL SELECT 'guest', g.id::text, b.venue_id
    FROM guests g JOIN bookings b ON b.id = g.booking_id
  UNION ALL SELECT 'trainer', t.id::text, v.id
    FROM trainers t JOIN venues v ON v.organisation_id = t.organisation_id
) things ON things.type = a.subject_type AND things.id = a.subject_id
WHERE a.kind = 'action';
