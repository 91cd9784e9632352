CREATE TABLE partner_applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  business_name text NOT NULL,
  contact_email text NOT NULL,
  phone text NOT NULL,
  business_type text NOT NULL,
  description text NOT NULL,
  website text NOT NULL DEFAULT '',
  address text NOT NULL,
  -- AES-256-GCM, shown masked; every look at them is in the audit log
  tax_id_sealed bytea NOT NULL,
  tax_id_hint text NOT NULL,
  bank_account_sealed bytea NOT NULL,
  bank_account_hint text NOT NULL,
  agreed_at timestamptz NOT NULL,
  language text NOT NULL DEFAULT 'en',
  status text NOT NULL DEFAULT 'submitted'
    CHECK (status IN ('submitted', 'in_review', 'approved', 'rejected', 'changes_requested')),
  decision_reason text,
  edit_token_hash bytea,
  organisation_id uuid REFERENCES organisations (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz
);
CREATE INDEX partner_applications_status_idx ON partner_applications (status, created_at);
