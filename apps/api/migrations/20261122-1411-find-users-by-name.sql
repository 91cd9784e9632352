-- Lists of people for the platform's staff: by name, those with a role by name, and by a part of the
-- name or email.
CREATE INDEX users_name_idx ON users (full_name, id) WHERE deleted_at IS NULL;
CREATE INDEX users_role_idx ON users (role, full_name, id) WHERE deleted_at IS NULL;
CREATE INDEX users_search_idx ON users USING gin (fold_text(full_name || ' ' || email) gin_trgm_ops)
  WHERE deleted_at IS NULL;
