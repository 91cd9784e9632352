-- An applicant follows, changes and withdraws an application by its reference and secret link, and a
-- person instead of the business is greeted.
ALTER TABLE partner_applications
  ADD COLUMN reference text NOT NULL
    DEFAULT 'P-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)),
  ADD COLUMN contact_name text NOT NULL DEFAULT '',
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision,
  ADD COLUMN bank_name text NOT NULL DEFAULT '',
  -- HMAC of the normalised numbers, to find the same one without decrypting all of them
  ADD COLUMN tax_id_fingerprint bytea,
  ADD COLUMN bank_account_fingerprint bytea,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- another contact email gets another link
  ADD COLUMN link_version integer NOT NULL DEFAULT 1,
  -- when it last came to the reviewers
  ADD COLUMN submitted_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN assigned_to uuid REFERENCES users (id) ON DELETE SET NULL;
UPDATE partner_applications SET submitted_at = created_at;

ALTER TABLE partner_applications DROP CONSTRAINT partner_applications_status_check;
ALTER TABLE partner_applications
  ADD CONSTRAINT partner_applications_status_check CHECK (status IN
    ('submitted', 'in_review', 'approved', 'rejected', 'changes_requested', 'withdrawn')),
  ADD CONSTRAINT partner_applications_position_check CHECK
    ((latitude IS NULL) = (longitude IS NULL));

CREATE UNIQUE INDEX partner_applications_reference_idx ON partner_applications (reference);
CREATE INDEX partner_applications_submitted_at_idx ON partner_applications (submitted_at, id);
CREATE INDEX partner_applications_status_submitted_at_idx
  ON partner_applications (status, submitted_at, id);
CREATE INDEX partner_applications_assigned_to_idx ON partner_applications (assigned_to);
-- likely duplicates
CREATE INDEX partner_applications_contact_email_idx ON partner_applications (lower(contact_email));
CREATE INDEX partner_applications_business_name_idx ON partner_applications (lower(business_name));
CREATE INDEX partner_applications_tax_id_idx ON partner_applications (tax_id_fingerprint);
CREATE INDEX partner_applications_bank_account_idx
  ON partner_applications (bank_account_fingerprint);
DROP INDEX partner_applications_created_at_idx;
DROP INDEX partner_applications_status_idx;
