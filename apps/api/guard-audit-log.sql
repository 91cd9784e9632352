-- Gives the audit log to the role pulse_audit, so that the application's own role can add entries and
-- read them, and neither change nor delete one. A superuser runs it in Pulse's database, after the
-- migrations; again is harmless:
--   psql --set ON_ERROR_STOP=on --file=apps/api/guard-audit-log.sql "postgres://postgres@localhost/pulse"
BEGIN;
SET LOCAL search_path = pg_catalog, pg_temp;

DO $guard$
DECLARE
  application text := (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'public.users'::regclass);
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = application) THEN
    RAISE EXCEPTION 'Pulse''s role % is a superuser, whom nothing keeps from the audit log', application;
  END IF;

  BEGIN
    CREATE ROLE pulse_audit NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN
    -- Roles belong to all databases of a server.
    NULL;
  END;
  IF pg_has_role(application, 'pulse_audit', 'MEMBER') THEN
    EXECUTE format('REVOKE pulse_audit FROM %I', application);
  END IF;

  ALTER SCHEMA audit OWNER TO pulse_audit;
  ALTER TABLE audit.audit_log OWNER TO pulse_audit;
  ALTER FUNCTION audit.refuse_change() OWNER TO pulse_audit;
  ALTER FUNCTION audit.delete_expired(timestamptz, integer) OWNER TO pulse_audit;
  ALTER FUNCTION audit.erase_person(uuid) OWNER TO pulse_audit;

  EXECUTE format('REVOKE ALL ON SCHEMA audit FROM PUBLIC, %I', application);
  EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA audit FROM PUBLIC, %I', application);
  EXECUTE format('REVOKE ALL ON ALL FUNCTIONS IN SCHEMA audit FROM PUBLIC, %I', application);
  EXECUTE format('GRANT USAGE ON SCHEMA audit TO %I', application);
  -- The sequence for pg_dump: no role can draw from it by that.
  EXECUTE format('GRANT SELECT ON audit.audit_log, audit.audit_log_id_seq TO %I', application);
  -- Neither the number nor the time of an entry is the application's to choose.
  EXECUTE format('GRANT INSERT (actor_user_id, action, subject_type, subject_id, before, after, kind,
    address, device) ON audit.audit_log TO %I', application);
  EXECUTE format('GRANT EXECUTE ON FUNCTION audit.delete_expired(timestamptz, integer),
    audit.erase_person(uuid) TO %I', application);

  -- The owner of a database can drop it, and owns its schema public unless another role does.
  EXECUTE format('ALTER SCHEMA public OWNER TO %I', application);
  EXECUTE format('ALTER DATABASE %I OWNER TO %I', current_database(), session_user);
  EXECUTE format('GRANT CREATE, CONNECT, TEMPORARY ON DATABASE %I TO %I', current_database(), application);
END
$guard$;

-- Removes address and device from what a person did, and from what happened to their account: 30 days
-- after the entry that says that the account was deleted, by the clock of the database, and never when
-- the person acted an hour after that entry or later. The application's role can add such an entry for
-- an account that exists; it stands in the log for those 30 days, and the next sign-in refutes it.
-- The function keeps its owner and its grants; it uses nothing that the caller could replace.
CREATE OR REPLACE FUNCTION audit.erase_person(person uuid) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  deleted_at timestamptz := (
    SELECT max(at) FROM audit.audit_log
    WHERE action = 'delete_account' AND subject_type = 'user' AND subject_id = person::text
      AND at < clock_timestamp() - interval '30 days');
  erased integer;
BEGIN
  IF deleted_at IS NULL OR EXISTS (
    SELECT FROM audit.audit_log
    WHERE actor_user_id = person AND at >= deleted_at + interval '1 hour') THEN
    RETURN 0;
  END IF;
  PERFORM set_config('audit.maintenance', 'on', true);
  UPDATE audit.audit_log SET address = NULL, device = NULL
  WHERE (address IS NOT NULL OR device IS NOT NULL)
    AND (actor_user_id = person OR (subject_type = 'user' AND subject_id = person::text));
  GET DIAGNOSTICS erased = ROW_COUNT;
  PERFORM set_config('audit.maintenance', '', true);
  RETURN erased;
END $$;
COMMIT;
