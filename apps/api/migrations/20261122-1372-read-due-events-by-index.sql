-- Events to be dispatched for the first time in the order of their ids, those to be tried again when
-- they are due. One index had both, so that each poll read past all that waited to be tried again.
-- An event is in one of the two: nothing more is written than before.
CREATE INDEX outbox_new_idx ON outbox (id) WHERE dispatched_at IS NULL AND due_at IS NULL;
CREATE INDEX outbox_retry_idx ON outbox (due_at)
  WHERE dispatched_at IS NULL AND due_at IS NOT NULL;
DROP INDEX outbox_pending_idx;
