-- How companies become partners, and how their staff get access.

-- The applications. An applicant follows, changes and withdraws one by its reference and secret link. Tax
-- id and bank account are encrypted (AES-256-GCM) and shown masked; every look at them is in the audit
-- log.
CREATE TABLE partner_applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference text NOT NULL
    DEFAULT 'P-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)),
  status text NOT NULL DEFAULT 'submitted' CHECK (status IN
    ('submitted', 'in_review', 'approved', 'rejected', 'changes_requested', 'withdrawn')),
  business_name text NOT NULL,
  business_type text NOT NULL,
  description text NOT NULL,
  website text NOT NULL DEFAULT '',
  contact_name text NOT NULL DEFAULT '',
  contact_email text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  address text NOT NULL,
  latitude double precision,
  longitude double precision,
  -- the fingerprints are HMACs of the normalised numbers, to find the same one without decrypting all
  tax_id_encrypted bytea NOT NULL,
  tax_id_hint text NOT NULL,
  tax_id_fingerprint bytea,
  bank_name text NOT NULL DEFAULT '',
  bank_account_encrypted bytea NOT NULL,
  bank_account_hint text NOT NULL,
  bank_account_fingerprint bytea,
  agreed_at timestamptz NOT NULL,
  edit_token_hash bytea,
  -- another contact email gets another link
  link_version integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when it last came to the reviewers
  submitted_at timestamptz NOT NULL DEFAULT now(),
  assigned_to uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  decision_reason text,
  organisation_id uuid REFERENCES organisations (id),
  CONSTRAINT partner_applications_position_check CHECK
    ((latitude IS NULL) = (longitude IS NULL))
);
CREATE UNIQUE INDEX partner_applications_reference_idx ON partner_applications (reference);
CREATE UNIQUE INDEX partner_applications_edit_token_idx ON partner_applications (edit_token_hash)
  WHERE edit_token_hash IS NOT NULL;
CREATE INDEX partner_applications_submitted_at_idx ON partner_applications (submitted_at, id);
CREATE INDEX partner_applications_status_submitted_at_idx
  ON partner_applications (status, submitted_at, id);
CREATE INDEX partner_applications_assigned_to_idx ON partner_applications (assigned_to);
-- Likely duplicates.
CREATE INDEX partner_applications_contact_email_idx ON partner_applications (lower(contact_email));
CREATE INDEX partner_applications_business_name_idx ON partner_applications (lower(business_name));
CREATE INDEX partner_applications_tax_id_idx ON partner_applications (tax_id_fingerprint);
CREATE INDEX partner_applications_bank_account_idx
  ON partner_applications (bank_account_fingerprint);

-- What was asked of an applicant and what changed since, which the next submission overwrites in the
-- application itself.
CREATE TABLE partner_application_history (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES partner_applications (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('submitted', 'repeated', 'amended', 'in_review', 'changes_requested', 'approved', 'rejected',
     'withdrawn', 'assigned', 'note')),
  -- null for the applicant
  actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL DEFAULT '',
  -- of encrypted numbers the last characters only
  changes jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX partner_application_history_application_idx
  ON partner_application_history (application_id, at DESC, id DESC);
CREATE INDEX partner_application_history_actor_id_idx ON partner_application_history (actor_id);

-- The invitations that partner admins send to colleagues. A person gets the role only by accepting: an
-- address may belong to a member, or to a person who does not want it.
CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- as the partner admin typed them, so that the name of a member's account stays unknown to the admin
  email text NOT NULL,
  full_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('partner_staff', 'manager', 'partner_admin')),
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
CREATE UNIQUE INDEX staff_invitations_one_open_per_user ON staff_invitations (user_id)
  WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX staff_invitations_user_id_idx ON staff_invitations (user_id);
CREATE INDEX staff_invitations_invited_by_idx ON staff_invitations (invited_by);
CREATE INDEX staff_invitations_organisation_id_idx ON staff_invitations (organisation_id);
