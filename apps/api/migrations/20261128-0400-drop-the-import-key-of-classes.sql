-- No version since the first of the schema writes or reads it: imports find a class by its name and times.
-- Its index goes with it.
ALTER TABLE class_templates DROP COLUMN import_key;
