-- What a venue is called and where it is, without what it offers: "yoga" must not find the skating
-- of a centre that has yoga too.
ALTER TABLE venues ADD COLUMN place_text text GENERATED ALWAYS AS (
  fold_text(name || ' ' || alternate_names || ' ' || district || ' ' || city)
) STORED;
CREATE INDEX venues_place_text_idx ON venues USING gin (place_text gin_trgm_ops);

-- Class templates that have every word of a search, each in their own name and activity or in the
-- name and place of their venue ("yoga hamra"). A word that is the beginning of some word there is
-- taken as spelled rightly; only else is it looked for with typing errors.
CREATE OR REPLACE FUNCTION class_templates_like(query text) RETURNS TABLE (class_template_id uuid)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 300
  SET pg_trgm.word_similarity_threshold = 0.5
  SET enable_seqscan = off
  AS $$
DECLARE
  word text;
  found uuid[];
  kept uuid[];
BEGIN
  FOREACH word IN ARRAY search_words(query) LOOP
    found := ARRAY(
      SELECT t.id FROM class_templates t WHERE t.search_text ~ ('\m' || word)
      UNION
      SELECT t.id FROM venues v JOIN class_templates t ON t.venue_id = v.id
      WHERE v.status = 'published' AND v.place_text ~ ('\m' || word));
    IF found = '{}' THEN
      found := ARRAY(
        SELECT t.id FROM class_templates t WHERE word <% t.search_text
        UNION
        SELECT t.id FROM venues v JOIN class_templates t ON t.venue_id = v.id
        WHERE v.status = 'published' AND word <% v.place_text);
    END IF;
    kept := CASE WHEN kept IS NULL THEN found ELSE ARRAY(
      SELECT unnest(kept) INTERSECT SELECT unnest(found)) END;
    EXIT WHEN kept = '{}';
  END LOOP;
  RETURN QUERY SELECT unnest(kept);
END $$;
