-- Which fields a reviewer asked the applicant to change; the link of the mail leads to the first of them.
-- A version of the server that does not know them leaves them empty.
ALTER TABLE partner_applications ADD COLUMN requested_fields text[] NOT NULL DEFAULT '{}';
