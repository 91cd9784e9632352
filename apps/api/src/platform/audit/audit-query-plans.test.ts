import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aVenue } from '../../../test/builders.ts';
import { countReads, recordStatements } from '../../../test/database/query-plans.ts';
import { listAuditRows } from './audit-log.store.ts';

/* Pages of the log about a quiet venue, in a log with many entries about others. */

const ENTRIES = 100_000;
let venue: string;

test.beforeAll(async () => {
  venue = await aVenue(api.deps.db);
  await api.deps.pool.query(
    `WITH written AS (
      INSERT INTO audit.audit_log (actor_user_id, action, subject_type, subject_id, kind)
      SELECT NULL, 'change_class_session', 'class_session', i::text, 'action'
      FROM generate_series(1, $1::int) i RETURNING id, at, subject_id::int AS i
    )
    INSERT INTO audited_venues (venue_id, at, entry_id)
    SELECT CASE WHEN i % 2000 = 0 THEN $2 ELSE (i % 500)::text END, at, id FROM written`,
    [ENTRIES, venue],
  );
  await api.deps.pool.query('ANALYZE audited_venues');
});

test('a page about a venue reads the entries of that page alone', async () => {
  const filters = { subject_type: 'venue', subject_id: venue, zone: 'UTC' };
  const [statement] = await recordStatements(api.deps, ({ db }) =>
    listAuditRows(db, filters, null, 21),
  );
  if (!statement) throw new Error('nothing was sent');
  const { plan, rowsRead } = await countReads(api.deps.pool, statement);
  expect(plan).toContain('audited_venues_pkey');
  expect(rowsRead, plan).toBeLessThanOrEqual(150);
});
