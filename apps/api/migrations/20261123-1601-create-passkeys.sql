-- Passkeys (WebAuthn): the public half of a key pair whose private half stays on a person's device.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- As the device names it, base64url.
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) <= 1400),
  -- COSE, as the device gave it.
  public_key bytea NOT NULL,
  -- Of the device: it must rise with each use, unless the device never counts.
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
