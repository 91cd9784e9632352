ALTER TABLE check_ins DROP CONSTRAINT check_ins_method_check;
ALTER TABLE check_ins ADD CONSTRAINT check_ins_method_check
  CHECK (method IN ('venue_qr', 'venue_link', 'digital_id', 'by_hand', 'walk_in'));
