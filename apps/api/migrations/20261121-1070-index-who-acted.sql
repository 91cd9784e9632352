-- A user who is deleted is looked for wherever one can stand, also as staff. Few rows name anybody
-- there, so these indexes stay small; without them each deletion reads every check-in ever made.
CREATE INDEX check_ins_staff_user_idx ON check_ins (staff_user_id) WHERE staff_user_id IS NOT NULL;
CREATE INDEX feedback_answered_by_idx ON feedback (answered_by) WHERE answered_by IS NOT NULL;
CREATE INDEX qr_codes_created_by_idx ON qr_codes (created_by);
CREATE INDEX review_reports_decided_by_idx ON review_reports (decided_by)
  WHERE decided_by IS NOT NULL;
CREATE INDEX reviews_answered_by_idx ON reviews (answered_by) WHERE answered_by IS NOT NULL;
