-- A refresh token names its family and its generation and proves both with the server's key, so the
-- family's row is all that is kept: which generation is alive and since when (decision page: tokens).
DROP TABLE refresh_tokens;
ALTER TABLE sign_in_families
  ADD COLUMN generation integer NOT NULL DEFAULT 0,
  ADD COLUMN rotated_at timestamptz NOT NULL DEFAULT now();
-- Read at each start: which families' access tokens are not to be believed any more.
CREATE INDEX sign_in_families_revoked_at_idx ON sign_in_families (revoked_at)
  WHERE revoked_at IS NOT NULL;
-- Read by the daily sweep.
CREATE INDEX sign_in_families_last_used_at_idx ON sign_in_families (last_used_at);
