-- Links that move an account to another address, and for seven days back to the one before. The
-- session that asked for it stays signed in.
ALTER TABLE email_links DROP CONSTRAINT email_links_purpose_check;
ALTER TABLE email_links ADD CONSTRAINT email_links_purpose_check CHECK (purpose IN
  ('verify_email', 'reset_password', 'invitation', 'sign_in', 'change_email', 'restore_email'));
ALTER TABLE email_links ADD COLUMN email text, ADD COLUMN session_id uuid;
ALTER TABLE email_links ADD CONSTRAINT email_links_email_check
  CHECK ((email IS NOT NULL) = (purpose IN ('change_email', 'restore_email')));
