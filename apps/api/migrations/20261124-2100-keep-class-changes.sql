-- What moves, substitutions and resizes changed, so that each can be taken back for ten minutes. A row is
-- deleted with the first change of its organisation a day later.
CREATE TABLE class_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  changed_at timestamptz NOT NULL,
  undone_at timestamptz,
  -- [{"before": {…}, "after": {…}}]: the columns of each session that a change sets
  sessions jsonb NOT NULL,
  -- {"before": {…}, "after": {…}}, where the class itself changed too
  template jsonb
);
CREATE INDEX class_changes_organisation_id_idx ON class_changes (organisation_id, changed_at);
