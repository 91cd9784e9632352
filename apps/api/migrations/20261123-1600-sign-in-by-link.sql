-- A link that signs in, beside the password.
ALTER TABLE email_links DROP CONSTRAINT email_links_purpose_check;
ALTER TABLE email_links ADD CONSTRAINT email_links_purpose_check
  CHECK (purpose IN ('verify_email', 'reset_password', 'invitation', 'sign_in'));
