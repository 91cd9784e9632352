-- Whose number of unread notifications may have changed, whatever changed it: processes keep these
-- numbers in memory. Nobody counts what arrives read, such as one's own bookings; a payload holds
-- 8000 bytes at the most.
CREATE FUNCTION announce_unread_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  members text;
BEGIN
  SELECT CASE WHEN count(*) > 200 THEN 'all' ELSE string_agg(user_id::text, ',') END INTO members
  FROM (
    SELECT DISTINCT user_id FROM changed
    WHERE TG_OP = 'UPDATE' OR (read_at IS NULL AND deleted_at IS NULL)
  ) AS member;
  IF members IS NOT NULL THEN
    PERFORM pg_notify('unread_changed', members);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_inserted AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_unread_changes();
CREATE TRIGGER announce_updated AFTER UPDATE ON notifications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_unread_changes();
CREATE TRIGGER announce_deleted AFTER DELETE ON notifications
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_unread_changes();
