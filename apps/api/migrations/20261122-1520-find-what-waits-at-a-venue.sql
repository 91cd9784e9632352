-- What the Partner Dashboard opens with, for each venue: its open appeals and answered disputes.
CREATE INDEX visit_appeals_open_of_venue_idx ON visit_appeals (venue_id, answer_by)
  WHERE decided_at IS NULL;
CREATE INDEX statement_disputes_answered_of_venue_idx
  ON statement_disputes (venue_id, answered_at) WHERE answered_at IS NOT NULL;
