CREATE UNIQUE INDEX partner_applications_edit_token_idx ON partner_applications (edit_token_hash)
  WHERE edit_token_hash IS NOT NULL;
CREATE INDEX partner_applications_created_at_idx ON partner_applications (created_at, id);
