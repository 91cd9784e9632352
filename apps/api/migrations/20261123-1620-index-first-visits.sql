-- Whether a visit is its member's first to a venue is looked up for each visit that is counted: with a long
-- history that read all that the member had ever attended.
CREATE INDEX bookings_attended_idx ON bookings (user_id, venue_id, starts_at, id)
  WHERE status = 'completed';

-- The open-gym visits of some days at a venue: no index began with the venue and had only these.
CREATE INDEX check_ins_open_gym_days_idx ON check_ins (venue_id, local_date)
  WHERE kind = 'open_gym' AND corrected_at IS NULL;
