-- A new venue has figures from its first instant. Looking for venues without them walked all venues
-- every minute, and a change before the first run was not noted.
CREATE FUNCTION keep_figures_of_new_venues() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_venues (venue_id) SELECT id FROM added;
  RETURN NULL;
END $$;

-- Once for each statement, so that many venues in one cost little more than one.
CREATE TRIGGER venues_keep_figures AFTER INSERT ON venues
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION keep_figures_of_new_venues();

-- The trigger waits for whoever adds a venue now, so none is left out between the two.
INSERT INTO analytics_venues (venue_id)
SELECT id FROM venues ON CONFLICT DO NOTHING;
