-- A no-show that staff corrected a day later counted as a visit of the later day, not of its class.
UPDATE check_ins SET local_date = b.local_date
FROM bookings b
WHERE b.id = check_ins.booking_id AND check_ins.local_date <> b.local_date;
