-- Partners keep their own trainers: of two who save at once the second is refused (version), and a
-- trainer who leaves keeps past classes without being offered for new ones.
ALTER TABLE trainers
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN archived_at timestamptz;

-- Which classes still name a trainer; their sessions are found by the index of the search.
CREATE INDEX class_templates_trainer_id_idx ON class_templates (trainer_id)
  WHERE trainer_id IS NOT NULL;
