CREATE TABLE organisations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  full_name text NOT NULL,
  role text NOT NULL DEFAULT 'member'
    CHECK (role IN ('member', 'partner_staff', 'partner_admin', 'manager', 'ops', 'admin')),
  organisation_id uuid REFERENCES organisations (id),
  password_hash text,
  password_set boolean NOT NULL DEFAULT true,
  email_verified_at timestamptz,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr', 'de')),
  time_zone text NOT NULL DEFAULT 'Asia/Beirut',
  birthday date,
  phone text,
  address text,
  mail_choices jsonb NOT NULL DEFAULT '{}',
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

-- One family a signed-in device; each refresh replaces its token, a reused one ends the family.
CREATE TABLE sign_in_families (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX sign_in_families_user_id_idx ON sign_in_families (user_id) WHERE revoked_at IS NULL;

CREATE TABLE refresh_tokens (
  token_hash bytea PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES sign_in_families (id) ON DELETE CASCADE,
  parent_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  replaced_at timestamptz
);
CREATE INDEX refresh_tokens_family_id_idx ON refresh_tokens (family_id);

-- Links in mails: verification 24 h, reset 15 min, invitation 7 days. Each works once.
CREATE TABLE mailed_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'invitation')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mailed_links_user_id_idx ON mailed_links (user_id, purpose);
