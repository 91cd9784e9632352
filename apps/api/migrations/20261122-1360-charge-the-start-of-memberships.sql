-- The payment that began a membership is known as well, so that reversing it can end what it paid.
ALTER TABLE membership_charges DROP CONSTRAINT membership_charges_kind_check;
ALTER TABLE membership_charges
  ADD CONSTRAINT membership_charges_kind_check CHECK (kind IN ('start', 'renewal', 'upgrade'));
ALTER TABLE membership_charges DROP CONSTRAINT membership_charges_outcome_check;
-- reversed: staff recorded it by mistake
ALTER TABLE membership_charges ADD CONSTRAINT membership_charges_outcome_check
  CHECK (outcome IN ('paid', 'declined', 'requires_action', 'reversed'));
