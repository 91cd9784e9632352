import type { OpenDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { createOutboxDispatcher } from '../../apps/api/src/platform/events/outbox-dispatcher.ts';
import { usedCpu } from './database-cpu.ts';

const BACKLOGS = [1_000, 10_000, 50_000];

/** Milliseconds of database CPU for each event of a backlog that is dispatched without handlers. */
export async function measureOutbox({ db, pool }: OpenDatabase) {
  const dispatcher = createOutboxDispatcher({
    db,
    clock: { now: () => Date.now(), check: async () => null },
    log: { error: () => undefined },
  });
  const costs: (number | null)[] = [];
  for (const backlog of BACKLOGS) {
    await pool.query('TRUNCATE outbox');
    await pool.query(
      `INSERT INTO outbox (type, payload, subject)
      SELECT 'growth.measured', '{}', 'growth:' || i % 20000 FROM generate_series(1, $1::int) i`,
      [backlog],
    );
    await pool.query('ANALYZE outbox');
    const used = await usedCpu(pool, () => dispatcher.drain());
    costs.push(used === null ? null : used / backlog);
  }
  return { sizes: BACKLOGS, costs };
}
