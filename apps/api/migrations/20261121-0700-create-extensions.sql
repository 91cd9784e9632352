-- Trigram search that forgives accents and typing errors. Both extensions are trusted: the
-- database's owner may create them, no superuser is needed.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE, so an index cannot use it; naming the dictionary makes this true
-- for good: the same text always folds to the same key.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
