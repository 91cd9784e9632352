-- Who has visited a venue, each found once without reading all visits.
CREATE INDEX check_ins_visitors_idx ON check_ins (venue_id, user_id, checked_in_at)
  WHERE kind <> 'correction' AND corrected_at IS NULL;
