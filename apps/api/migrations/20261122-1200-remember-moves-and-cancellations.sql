-- The start that a member agreed to, once their class was moved: two moves of a quarter of an hour are
-- half an hour for whoever booked before the first. Null while the class has its first time.
ALTER TABLE bookings ADD COLUMN moved_from timestamptz;
-- A session that was cancelled by mistake is put back with the bookings that this cancellation ended.
-- Null for a scheduled session, and for one that was cancelled before this column was there.
ALTER TABLE class_sessions ADD COLUMN cancelled_at timestamptz;
