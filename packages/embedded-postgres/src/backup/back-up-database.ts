import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { databasePaths } from '../data-folder/database-paths.ts';
import { type EmbeddedDatabaseOptions, startEmbeddedDatabase } from '../start-embedded-database.ts';
import { copyDataFiles, copyLog } from './copy-cluster.ts';

/**
 * Copies the database and its passwords into the folder `target`, which is created, while a server uses
 * it or not. The copy has everything that was committed when this began, and starts like a database
 * after a power failure.
 */
export async function backUpDatabase(
  options: EmbeddedDatabaseOptions & { target: string },
): Promise<void> {
  const { target } = options;
  const { cluster, credentials } = databasePaths(options.dataDir);
  const database = await startEmbeddedDatabase({ ...options, join: true });
  const client = new pg.Client(database.adminConnectionString);
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    await client.connect();
    // Keeps the log of the copy for as long as this session lasts.
    await client.query(
      `SELECT pg_create_physical_replication_slot('pulse_backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`SELECT pg_backup_start('pulse', true)`);
    const copy = join(target, basename(cluster));
    await copyDataFiles(cluster, copy);
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '', {
      mode: 0o600,
      flush: true,
    });
    await copyLog(cluster, copy);
    cpSync(credentials, join(target, basename(credentials)));
  } finally {
    await client.end();
    await database.stop();
  }
}
