-- What staff did and what matters for security, in a schema of its own, which guard-audit-log.sql gives
-- to another role: the owner of a schema can drop and replace what is in it.
CREATE SCHEMA audit;

-- The audit log, which is only ever added to.
CREATE TABLE audit.audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- an action of a person, or a security event
  kind text NOT NULL DEFAULT 'action' CHECK (kind IN ('action', 'security')),
  actor_user_id uuid,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  -- of a security event: the network it came from and the user agent
  address text,
  device text
);
CREATE INDEX audit_log_at_idx ON audit.audit_log (at, id);
CREATE INDEX audit_log_action_idx ON audit.audit_log (action, at, id);
CREATE INDEX audit_log_actor_idx ON audit.audit_log (actor_user_id, at, id)
  WHERE actor_user_id IS NOT NULL;
CREATE INDEX audit_log_subject_idx ON audit.audit_log (subject_type, subject_id, at, id);
CREATE INDEX audit_log_security_idx ON audit.audit_log (at, id) WHERE kind = 'security';

-- The audit log for servers that do not know its schema.
CREATE VIEW public.audit_log AS
  SELECT id, actor_user_id, action, subject_type, subject_id, before, after, at FROM audit.audit_log;

-- Without a second role this keeps no program out; it prevents accidents.
CREATE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF current_setting('audit.maintenance', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();

-- The two functions below run as their owner. They use nothing that the caller could replace, no table of
-- the schema public either: a view in its place would run the caller's code as the owner.

-- Deletes security events from before an instant, never of the last 400 days; the oldest `most`.
CREATE FUNCTION audit.delete_expired(expired_before timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  deleted integer;
BEGIN
  PERFORM set_config('audit.maintenance', 'on', true);
  DELETE FROM audit.audit_log WHERE id IN (
    SELECT id FROM audit.audit_log
    WHERE kind = 'security' AND at < least(expired_before, clock_timestamp() - interval '400 days')
    ORDER BY at, id LIMIT most);
  GET DIAGNOSTICS deleted = ROW_COUNT;
  PERFORM set_config('audit.maintenance', '', true);
  RETURN deleted;
END $$;

-- Removes address and device from what a person did, and from what happened to their account; only
-- once the log says that the account was deleted. Who, what and when stay.
CREATE FUNCTION audit.erase_person(person uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  erased integer;
BEGIN
  PERFORM set_config('audit.maintenance', 'on', true);
  UPDATE audit.audit_log SET address = NULL, device = NULL
  WHERE (address IS NOT NULL OR device IS NOT NULL)
    AND (actor_user_id = person OR (subject_type = 'user' AND subject_id = person::text))
    AND EXISTS (
      SELECT FROM audit.audit_log deleted WHERE deleted.action = 'delete_account'
        AND deleted.subject_type = 'user' AND deleted.subject_id = person::text);
  GET DIAGNOSTICS erased = ROW_COUNT;
  PERFORM set_config('audit.maintenance', '', true);
  RETURN erased;
END $$;
