-- Two people who edit one venue: the second is refused instead of overwriting what the first saved.
ALTER TABLE venues ADD COLUMN version integer NOT NULL DEFAULT 1;
