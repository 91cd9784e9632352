import { expect } from 'vitest';
import { api, test } from '../api-test.ts';
import { aMember } from '../builders.ts';

/** More than two statements of a clean-up delete. */
const ROWS = 10_001;
/** The most that one statement deletes: more might not end before its timeout, and never would. */
const MOST = 5_000;

test.each([
  [
    'events.delete-dispatched',
    'outbox',
    `INSERT INTO outbox (type, subject, payload, dispatched_at)
     SELECT 'old', 'old:' || i, '{}', '2026-01-01' FROM generate_series(1, $1::int) i, users u
     WHERE u.id = $2`,
  ],
  [
    'mails.delete-old',
    'mails',
    `INSERT INTO mails (recipient, subject, text_body, created_at, sent_at)
     SELECT i || '@example.test', 'Old', '', '2020-01-01', '2020-01-01'
     FROM generate_series(1, $1::int) i, users u WHERE u.id = $2`,
  ],
  [
    'notifications.delete-removed',
    'notifications',
    `INSERT INTO notifications (user_id, type, title, message, event_key, deleted_at)
     SELECT u.id, 'other', 'Old', '', 'old' || i, '2026-01-01'
     FROM generate_series(1, $1::int) i, users u WHERE u.id = $2`,
  ],
  [
    'bookings.delete-idempotency-keys',
    'idempotency_keys',
    `INSERT INTO idempotency_keys (user_id, key, request_hash, response_status, response, created_at)
     SELECT u.id, 'old' || i, '', 201, '{}', '2026-01-01'
     FROM generate_series(1, $1::int) i, users u WHERE u.id = $2`,
  ],
])('%s deletes all that is old, some in each statement', async (job, table, insert) => {
  const { pool } = api.deps;
  await pool.query(`
    CREATE OR REPLACE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM deleted) > ${MOST} THEN RAISE 'too many at once'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER refuse_many AFTER DELETE ON ${table} REFERENCING OLD TABLE AS deleted
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`);
  api.clock.set('2026-11-28T10:00:00Z');
  await pool.query(insert, [ROWS, (await aMember(api.deps)).id]);
  await api.runJob(job);
  const { rows } = await pool.query(`SELECT count(*)::int AS left FROM ${table}`);
  expect(rows).toEqual([{ left: 0 }]);
});
