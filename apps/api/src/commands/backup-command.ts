import { cpSync, existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUpDatabase } from '@pulse/embedded-postgres';
import { ConfigError } from '../config.ts';
import { checkEnvironment } from './check-environment.ts';
import { print } from './print.ts';

/** What else the data folder keeps that cannot be made again. */
export const KEPT_FILES = ['media', 'server-secret', 'folder-id'];

/**
 * `backup FOLDER`: copies the embedded database, uploads and the secret into a new folder, while Pulse
 * runs or not. The folder gets its name when it is complete.
 */
export async function backupCommand([folder]: string[]): Promise<void> {
  const config = await checkEnvironment(process.env, { needsPort: false });
  if (config.databaseUrl)
    throw new ConfigError([
      'DATABASE_URL names a PostgreSQL server: back it up with its own tools (docs/OPERATIONS.md, "Migrating to a PostgreSQL server").',
    ]);
  if (!folder) throw new ConfigError(['Name a folder to create: npm run backup -- FOLDER.']);
  const target = resolve(process.env.INIT_CWD ?? '', folder);
  const unfinished = `${target}.unfinished-${process.pid}`;
  if (existsSync(target)) throw new ConfigError([`${target} is there already; name another one.`]);
  const { dataDir } = config;
  await backUpDatabase({ dataDir, target: unfinished, log: print });
  // After the database: each picture that it names is there by now.
  for (const name of KEPT_FILES)
    if (existsSync(join(dataDir, name)))
      cpSync(join(dataDir, name), join(unfinished, name), { recursive: true });
  renameSync(unfinished, target);
  print(`Backed up to ${target}.`);
}
