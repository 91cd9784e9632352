-- The class session that somebody wanted to book when signing up, so that the confirmation link leads
-- back to it on any device. Without a foreign key: one that is gone by then is ignored.
ALTER TABLE email_links ADD COLUMN class_session_id uuid;
