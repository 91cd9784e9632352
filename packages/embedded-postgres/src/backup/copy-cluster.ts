import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders whose content belongs to the running server: a copy needs them empty. */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|\.s\.PGSQL.*)$/;
/** Read while the server may write it, so it comes last, as PostgreSQL's own tools copy it. */
const CONTROL = join('global', 'pg_control');
const LOG_FILE = /^[0-9A-F]{24}$/;

/**
 * Copies the data files of a cluster that is in backup mode; what changes or vanishes meanwhile is
 * repaired by its log when the copy is started.
 */
export async function copyDataFiles(cluster: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  const entries = await readdir(cluster, { withFileTypes: true, recursive: true });
  const paths = entries.map((entry) => ({ entry, path: pathIn(cluster, entry) }));
  for (const { entry, path } of paths)
    if (entry.isDirectory() && !isInEmptied(path)) await mkdir(join(target, path), { mode: 0o700 });
  for (const folder of ['archive_status', 'summaries'])
    await mkdir(join(target, 'pg_wal', folder), { mode: 0o700 });
  for (const { entry, path } of paths)
    if (entry.isFile() && path !== CONTROL && !isInEmptied(path) && !LEFT_OUT.test(entry.name))
      await copyDurably(join(cluster, path), join(target, path));
  await copyDurably(join(cluster, CONTROL), join(target, CONTROL));
}

/** Copies the log of the time in which the data files were copied. */
export async function copyLog(cluster: string, target: string): Promise<void> {
  for (const name of await readdir(join(cluster, 'pg_wal')))
    if (LOG_FILE.test(name))
      await copyDurably(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name));
}

const pathIn = (cluster: string, { parentPath, name }: Dirent) =>
  join(parentPath, name).slice(cluster.length + 1);

const isInEmptied = (path: string) => {
  const [folder = '', ...inside] = path.split(/[\\/]/);
  return inside.length > 0 && EMPTIED.has(folder);
};

/** Copies a file to the disk; one that has vanished since it was listed is left out. */
async function copyDurably(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const copy = await open(to, 'r+');
  await copy.sync().finally(() => copy.close());
}
