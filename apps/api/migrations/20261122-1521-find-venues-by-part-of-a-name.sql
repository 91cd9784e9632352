-- Platform staff look for a venue by a part of its name or of its partner's, without its accents.
CREATE INDEX venues_name_search_idx ON venues USING gin (fold_text(name) gin_trgm_ops);
CREATE INDEX organisations_name_search_idx ON organisations
  USING gin (fold_text(name) gin_trgm_ops);
