-- The account that a mail is to, whatever address it had: erasing the account deletes its mails, those to
-- an address that was never confirmed and to one from before a change too. Null for applicants.
ALTER TABLE mails ADD COLUMN user_id uuid REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX mails_user_idx ON mails (user_id) WHERE user_id IS NOT NULL;

UPDATE mails SET user_id = u.id FROM users u WHERE lower(u.email) = lower(mails.recipient);
UPDATE mails SET user_id = l.user_id FROM email_links l
  WHERE mails.user_id IS NULL AND lower(l.email) = lower(mails.recipient);
