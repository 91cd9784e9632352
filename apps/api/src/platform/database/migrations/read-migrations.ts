import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** A file of apps/api/migrations, or a folder whose files are applied in order as one. */
export interface Migration {
  name: string;
  text: string;
  checksum: string;
  /** False for one that begins with `OUTSIDE_A_TRANSACTION`: its statements are applied one by one. */
  inTransaction: boolean;
  /** Of the migrations in whose place it came, the checksum by name; empty for most. */
  replaces: ReadonlyMap<string, string>;
}

export const MIGRATIONS_FOLDER = new URL('../../../../migrations/', import.meta.url);
/** For what PostgreSQL refuses in one, such as building an index concurrently. */
const OUTSIDE_A_TRANSACTION = '-- outside a transaction';
/** In a migration's folder: the checksum and name of each one it replaces, as sha256sum prints them. */
const REPLACES = 'replaces.txt';

/** All migrations of a folder, whose URL ends with a slash, in the order of their names. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => readMigration(entry, folder)),
  );
}

/** One checksum over all migrations: databases created from the same ones are identical. */
export async function migrationsChecksum(): Promise<string> {
  return sha256((await readMigrations()).map(({ checksum }) => checksum).join());
}

async function readMigration(entry: Dirent, folder: URL): Promise<Migration> {
  const { text, replaces } = entry.isDirectory()
    ? await readParts(new URL(`${entry.name}/`, folder))
    : { text: await readFile(new URL(entry.name, folder), 'utf8'), replaces: [] };
  return {
    name: entry.name,
    text,
    checksum: sha256(text),
    inTransaction: !text.startsWith(OUTSIDE_A_TRANSACTION),
    replaces: new Map(replaces),
  };
}

async function readParts(folder: URL) {
  const names = (await readdir(folder)).sort();
  const read = (name: string) => readFile(new URL(name, folder), 'utf8');
  const parts = await Promise.all(names.filter((name) => name.endsWith('.sql')).map(read));
  const list = names.includes(REPLACES) ? await read(REPLACES) : '';
  const replaces = Array.from(
    list.matchAll(/^(\w+) {2}(.+)$/gm),
    ([, checksum = '', name = '']) => [name, checksum] as const,
  );
  return { text: parts.join('\n'), replaces };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
