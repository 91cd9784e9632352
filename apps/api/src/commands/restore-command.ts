import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restoreDatabase } from '@pulse/embedded-postgres';
import { ConfigError } from '../config.ts';
import { KEPT_FILES } from './backup-command.ts';
import { print } from './print.ts';

/**
 * `restore FOLDER`: puts a backup into the data folder, which must have no database. The configuration
 * is not read: it would create a secret where that of the backup belongs.
 */
export async function restoreCommand([folder]: string[]): Promise<void> {
  if (!folder) throw new ConfigError(['Name the backup: npm run restore -- FOLDER.']);
  const backup = resolve(process.env.INIT_CWD ?? '', folder);
  const dataDir = resolve(process.env.PULSE_DATA_DIR || './data');
  restoreDatabase({ backup, dataDir });
  for (const name of KEPT_FILES)
    if (existsSync(join(backup, name)))
      cpSync(join(backup, name), join(dataDir, name), { recursive: true });
  print(`Restored ${backup} to ${dataDir}; start Pulse.`);
}
