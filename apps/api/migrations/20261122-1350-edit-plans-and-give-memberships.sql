-- Of two admins who edit one plan, the second is refused.
ALTER TABLE plans ADD COLUMN version integer NOT NULL DEFAULT 1;

-- The last day of a membership that an admin gave. It costs nothing and ends by itself: one that went
-- on would be free for ever.
ALTER TABLE memberships
  ADD COLUMN given_until date,
  ADD CONSTRAINT memberships_given_ends CHECK (given_until IS NULL
    OR (cancel_at_period_end AND price_minor = 0 AND next_terms IS NULL));
