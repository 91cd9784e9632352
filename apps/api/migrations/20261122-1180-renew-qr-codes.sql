-- A renewed code is accepted until `expires_at`, beside the code that replaces it, so that its posters
-- can be changed meanwhile. Until now a code ended only when it was revoked.
ALTER TABLE qr_codes
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN successor_id uuid REFERENCES qr_codes (id) ON DELETE SET NULL;

-- How often a code was scanned, and when last. Check-ins by hand or by digital ID name no code.
CREATE INDEX check_ins_qr_code_idx ON check_ins (qr_code_id, checked_in_at)
  WHERE qr_code_id IS NOT NULL;
