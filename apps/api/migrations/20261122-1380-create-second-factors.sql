-- A second factor of an account: codes of an app that knows the same secret (RFC 6238).
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Null until the first code has confirmed that an app has it.
  secret_encrypted bytea,
  -- Offered to an app, and not confirmed yet.
  pending_secret_encrypted bytea,
  enabled_at timestamptz,
  -- The step of the last accepted code: each works once.
  last_time_step bigint NOT NULL DEFAULT 0,
  CHECK ((secret_encrypted IS NULL) = (enabled_at IS NULL))
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
