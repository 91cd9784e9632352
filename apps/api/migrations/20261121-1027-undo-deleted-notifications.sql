-- A deleted notification is gone at once and can be brought back for some minutes; then its row goes.
ALTER TABLE notifications ADD COLUMN deleted_at timestamptz;
CREATE INDEX notifications_deleted_idx ON notifications (deleted_at) WHERE deleted_at IS NOT NULL;

DROP INDEX notifications_unread_idx;
CREATE INDEX notifications_unread_idx ON notifications (user_id)
  WHERE read_at IS NULL AND deleted_at IS NULL;
