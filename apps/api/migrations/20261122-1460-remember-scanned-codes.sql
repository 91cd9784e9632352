-- Which desk scanned a code and what it was told: the same scan again gets the same answer. Rows of
-- the server before this have neither, and are refused as before; a code lives for a minute.
ALTER TABLE used_digital_id_codes
  ADD COLUMN user_session_id uuid,
  ADD COLUMN check_in_id uuid REFERENCES check_ins (id);
