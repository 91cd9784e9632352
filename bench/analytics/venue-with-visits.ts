import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import pg from 'pg';
import { getAnalytics } from '../../apps/api/src/features/analytics/figures/get-analytics.ts';
import { rollUpVenues } from '../../apps/api/src/features/analytics/roll-up/roll-up-venues.ts';
import { migrate } from '../../apps/api/src/platform/database/migrations/migrate.ts';
import { openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { BARE, fillVisits, forgetCounts, insertFixedRows } from './fill-visits.ts';

type Query = Parameters<typeof getAnalytics>[2];

/** A database with one venue of so many visits, which are counted. */
export interface VenueWithVisits {
  readFigures(query: Query): Promise<unknown>;
  /** The bare SQL over all of its rows. */
  readBare(): Promise<void>;
  stop(): Promise<void>;
}

/** A venue that could not be counted would make the figures those of the rows. */
function throwError({ err }: { err: unknown }): never {
  throw err;
}

/** Starts a database of its own, without a server, and fills it. */
export async function startVenueWithVisits(visits: number): Promise<VenueWithVisits> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-analytics-'));
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' };
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined, settings });
  // Only a superuser may leave out triggers and foreign keys while the tables are filled.
  const admin = new pg.Pool({ connectionString: database.adminConnectionString, max: 1 });
  // A connection may be closed by the stopping database before the pool has closed it.
  admin.on('error', () => undefined);
  await migrate(database.connectionString);
  const open = openDatabase(database.connectionString, 1);
  const clock = { now: () => Date.now() };
  const stop = async () => {
    await open.close();
    await admin.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await insertFixedRows(admin);
    await fillVisits(admin, 0, visits);
    await forgetCounts(admin);
    const jobs = { stopping: new AbortController().signal };
    await rollUpVenues({ db: open.db, clock, jobs, log: { error: throwError } });
    // As the database does by itself in time: an index alone answers for rows that all see.
    await admin.query('VACUUM ANALYZE');
    const { rows } = await admin.query(`SELECT md5('organisation')::uuid AS id`);
    const user = { organisationId: String(rows[0]?.id) };
    return {
      readFigures: (query) => getAnalytics({ db: open.db, clock }, user, query),
      readBare: async () => {
        for (const statement of BARE) await admin.query(statement);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
