-- A guest whom a desk ticked without a network has no check-in: the arrival that settling led to is kept
-- here, so that the same tick sent again gets its first answer, also after the arrival was undone.
ALTER TABLE offline_check_ins ADD COLUMN guest_arrived_at timestamptz;
