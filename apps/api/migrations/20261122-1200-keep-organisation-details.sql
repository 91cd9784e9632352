-- What an organisation applied with passes to it at its approval, tax id and account still encrypted
-- (AES-256-GCM), so that its admins see their last characters and can change them.
ALTER TABLE organisations
  ADD COLUMN legal_name text NOT NULL DEFAULT '',
  ADD COLUMN contact_name text NOT NULL DEFAULT '',
  ADD COLUMN contact_email text NOT NULL DEFAULT '',
  ADD COLUMN contact_phone text NOT NULL DEFAULT '',
  ADD COLUMN tax_id_encrypted bytea,
  ADD COLUMN tax_id_hint text NOT NULL DEFAULT '',
  ADD COLUMN bank_name text NOT NULL DEFAULT '',
  ADD COLUMN bank_account_encrypted bytea,
  ADD COLUMN bank_account_hint text NOT NULL DEFAULT '',
  -- of two admins who save at once the second is refused
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz;

UPDATE organisations SET
  legal_name = a.business_name,
  contact_email = a.contact_email,
  contact_phone = a.phone,
  tax_id_encrypted = a.tax_id_encrypted,
  tax_id_hint = a.tax_id_hint,
  bank_account_encrypted = a.bank_account_encrypted,
  bank_account_hint = a.bank_account_hint
FROM partner_applications a
WHERE a.organisation_id = organisations.id AND a.status = 'approved';
