import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  MIGRATIONS_FOLDER,
  readMigrations,
} from '../../src/platform/database/migrations/read-migrations.ts';
import { createTemporaryFolder } from '../fixtures/temporary-folder.ts';

/** A copy of the folder of migrations with further ones: the SQL of each by the name of its file. */
export function migrationsFolderWith(added: Record<string, string>): URL {
  const folder = pathToFileURL(`${createTemporaryFolder('migrations')}/`);
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  for (const [name, sql] of Object.entries(added)) writeFileSync(new URL(name, folder), sql);
  return folder;
}

/** A copy of the folder of migrations with the baseline alone. */
export async function baselineFolder(): Promise<URL> {
  const folder = migrationsFolderWith({});
  const [, ...later] = await readMigrations();
  for (const { name } of later) rmSync(new URL(name, folder), { recursive: true });
  return folder;
}
