-- A partner admin invites colleagues. Nobody gets the role before they accept: an address may belong
-- to a member, or to somebody who wants none of it.
CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- as the partner admin typed them, so that nobody learns the name of a member's account
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
