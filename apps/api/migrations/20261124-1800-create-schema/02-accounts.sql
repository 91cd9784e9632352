-- Who uses Pulse, and how they prove it.

-- The partners: companies that run venues. What an organisation applied with passes to it at its
-- approval; tax id and bank account are encrypted (AES-256-GCM), so that its admins see their last
-- characters and can change them.
CREATE TABLE organisations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  legal_name text NOT NULL DEFAULT '',
  contact_name text NOT NULL DEFAULT '',
  contact_email text NOT NULL DEFAULT '',
  contact_phone text NOT NULL DEFAULT '',
  tax_id_encrypted bytea,
  tax_id_hint text NOT NULL DEFAULT '',
  bank_name text NOT NULL DEFAULT '',
  bank_account_encrypted bytea,
  bank_account_hint text NOT NULL DEFAULT '',
  -- of two admins who save at once the second is refused
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz
);
-- Platform staff look for an organisation by a part of its name, without its accents.
CREATE INDEX organisations_name_search_idx ON organisations
  USING gin (fold_text(name) gin_trgm_ops);

-- The people: members, the staff of partners and the staff of the platform.
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  email_verified_at timestamptz,
  password_hash text,
  password_set boolean NOT NULL DEFAULT true,
  role text NOT NULL DEFAULT 'member'
    CHECK (role IN ('member', 'partner_staff', 'partner_admin', 'manager', 'ops', 'admin')),
  organisation_id uuid REFERENCES organisations (id),
  full_name text NOT NULL,
  birthday date,
  phone text,
  address text,
  photo_key text UNIQUE,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr', 'de')),
  time_zone text NOT NULL DEFAULT 'Asia/Beirut',
  email_preferences jsonb NOT NULL DEFAULT '{}',
  -- what the digital ID shows and signs with: a short public id and a secret of 32 bytes
  member_code text NOT NULL,
  digital_id_secret bytea NOT NULL,
  calendar_token text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE UNIQUE INDEX users_member_code_key ON users (member_code);
CREATE UNIQUE INDEX users_calendar_token_key ON users (calendar_token);
CREATE INDEX users_organisation_id_idx ON users (organisation_id) WHERE organisation_id IS NOT NULL;
-- Lists of people for the platform's staff: by name, those with a role by name, and by a part of the
-- name or email.
CREATE INDEX users_name_idx ON users (full_name, id) WHERE deleted_at IS NULL;
CREATE INDEX users_role_idx ON users (role, full_name, id) WHERE deleted_at IS NULL;
CREATE INDEX users_search_idx ON users USING gin (fold_text(full_name || ' ' || email) gin_trgm_ops)
  WHERE deleted_at IS NULL;

-- The uploaded images. A row is inserted before its file is written and deleted after the file, so that
-- no file is ever without one.
CREATE TABLE images (
  -- random and unguessable; also the file's name
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}$'),
  owner_id uuid REFERENCES users (id) ON DELETE SET NULL,
  kind text NOT NULL
    CHECK (kind IN ('profile_photo', 'feedback_screenshot', 'venue_image', 'trainer_photo')),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when a row began to refer to it; without one it is deleted after an hour
  attached_at timestamptz,
  -- when it was replaced or its owner erased; from then on it is not served
  deleted_at timestamptz
);
CREATE INDEX images_unused_idx ON images (created_at)
  WHERE attached_at IS NULL OR deleted_at IS NOT NULL;
CREATE INDEX images_owner_id_idx ON images (owner_id);
-- A reference keeps the file of an image in use, whatever the code does.
ALTER TABLE users ADD FOREIGN KEY (photo_key) REFERENCES images (key);

-- The sign-ins: one row for each device or browser. A refresh token names its session and generation and
-- proves both with the server's key, so which generation is valid, and since when, is all that is kept.
CREATE TABLE user_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_agent text NOT NULL DEFAULT '',
  generation integer NOT NULL DEFAULT 0,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX user_sessions_user_id_idx ON user_sessions (user_id) WHERE revoked_at IS NULL;
-- Read at each start: the sessions whose access tokens are refused.
CREATE INDEX user_sessions_revoked_at_idx ON user_sessions (revoked_at)
  WHERE revoked_at IS NOT NULL;
-- Read by the daily job that deletes old sessions.
CREATE INDEX user_sessions_last_used_at_idx ON user_sessions (last_used_at);

-- The links in emails that work once: they verify an address, reset a password, accept an invitation,
-- sign in, or move an account to another address and for seven days back to the one before.
CREATE TABLE email_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN
    ('verify_email', 'reset_password', 'invitation', 'sign_in', 'change_email', 'restore_email')),
  -- the address to move to
  email text,
  -- the session that asked for the move, which stays signed in
  session_id uuid,
  -- what a person wanted to book when signing up, so that the link leads back to it on any device;
  -- without a foreign key, as a class that is gone by then is ignored
  class_session_id uuid,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT email_links_email_check
    CHECK ((email IS NOT NULL) = (purpose IN ('change_email', 'restore_email')))
);
CREATE INDEX email_links_user_id_idx ON email_links (user_id, purpose);

-- The second factors: codes of an app that knows the same secret (RFC 6238).
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- null until the first code has confirmed that an app has it
  secret_encrypted bytea,
  -- offered to an app, and not confirmed yet
  pending_secret_encrypted bytea,
  enabled_at timestamptz,
  -- the step of the last accepted code: each works once
  last_time_step bigint NOT NULL DEFAULT 0,
  CHECK ((secret_encrypted IS NULL) = (enabled_at IS NULL))
);

-- The recovery codes that replace the app, each once.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- The passkeys (WebAuthn): the public half of a key pair whose private half stays on a person's device.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- as the device names it, base64url
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) <= 1400),
  -- COSE, as the device gave it
  public_key bytea NOT NULL,
  -- of the device: it must rise with each use, unless the device never counts
  counter bigint NOT NULL CHECK (counter >= 0),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

-- What a device is asked to sign: works once and for five minutes. With a user it adds a passkey to
-- that account, without one it signs in.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);

-- The counters of failures and of emails asked for, in the shape that rate-limiter-flexible reads. Not
-- logged: losing them in a crash opens nothing, and counting must be cheap.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
