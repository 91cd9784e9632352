-- The HTML and the calendar file of a mail are written when it is sent, not when it is queued: most
-- of what a booking cost was in storing them. The plain text stays, so that an older server which
-- is still running sends a complete mail.
ALTER TABLE mails
  ADD COLUMN html_content json,
  ADD COLUMN calendar_entry json,
  ALTER COLUMN html_body SET DEFAULT '';
