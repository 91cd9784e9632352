import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { type DatabaseAccount, giveTo } from './database-account.ts';
import { createCredentials } from './database-credentials.ts';
import type { DatabasePaths } from './database-paths.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { dataFolderArgument, spawnPostgres } from './postgres-process.ts';
import { borrowUserName } from './user-name.ts';

// Character classes of the C library decide which letters trigram search sees: with plain "C" it
// drops every accented and Arabic letter. Names differ between systems; the last one always exists.
const characterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes a new, empty PostgreSQL data folder with the roles `pulse` and `pulse_admin` and the
 * database `pulse`. It is made beside its final place and renamed when it is complete, so a start
 * killed in the middle leaves nothing that looks like a database.
 */
export async function createCluster(
  paths: DatabasePaths,
  binaries: string,
  account: DatabaseAccount,
): Promise<void> {
  removeUnfinishedClusters(paths);
  const credentials = createCredentials(paths.credentials);
  const cluster = mkdtempSync(paths.unfinishedCluster);
  await runInitdb(binaries, cluster, account);
  await runStatements(binaries, cluster, account, [
    `ALTER ROLE pulse_admin PASSWORD '${credentials.pulse_admin}'`,
    `CREATE ROLE pulse LOGIN PASSWORD '${credentials.pulse}'`,
    'CREATE DATABASE pulse OWNER pulse',
  ]);
  const access = join(cluster, 'pg_hba.conf');
  const host = process.platform === 'win32' ? 'host all all 127.0.0.1/32' : 'local all all';
  writeFileSync(access, `${host} scram-sha-256\n`, { mode: 0o600, flush: true });
  giveTo(account, access);
  renameSync(cluster, paths.cluster);
  if (process.platform !== 'win32') syncFolder(paths.dataDir);
}

async function runInitdb(binaries: string, cluster: string, account: DatabaseAccount) {
  let output = '';
  for (const locale of characterLocales) {
    // initdb wants an empty folder, and the one of a failed attempt may not be.
    rmSync(cluster, { recursive: true, force: true });
    mkdirSync(cluster);
    chmodSync(cluster, 0o700);
    giveTo(account, cluster);
    const settings = [
      ['--pgdata', dataFolderArgument(cluster, account)],
      ['--username', 'pulse_admin'],
      // Trust lasts only until pg_hba.conf is replaced, before any server listens.
      ['--auth', 'trust'],
      ['--encoding', 'UTF8'],
      ['--locale-provider', 'builtin'],
      ['--builtin-locale', 'C.UTF-8'],
      ['--locale', 'C'],
      ['--lc-ctype', locale],
    ];
    const args = settings.map(([name, value]) => `${name}=${value}`);
    const result = await run(binaries, 'initdb', args, { cluster, account });
    if (result.code === 0) return;
    output = result.output;
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL could not make its data folder in ${cluster}:\n${output}`,
  );
}

async function runStatements(
  binaries: string,
  cluster: string,
  account: DatabaseAccount,
  statements: string[],
) {
  const args = ['--single', '-D', dataFolderArgument(cluster, account), 'postgres'];
  const input = `${statements.join('\n')}\n`;
  const result = await run(binaries, 'postgres', args, { cluster, account, input });
  if (result.code !== 0 || result.output.includes('ERROR:')) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not make the roles of Pulse:\n${result.output}`,
    );
  }
}

async function run(
  binaries: string,
  program: 'initdb' | 'postgres',
  args: string[],
  options: { cluster: string; account: DatabaseAccount; input?: string },
): Promise<{ code: number | null; output: string }> {
  const before = borrowUserName(options.account);
  const child = spawnPostgres(binaries, program, args, { ...options, before, stdio: 'pipe' });
  let output = before.length > 0 ? 'This user has no name in /etc/passwd, only a number.\n' : '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.stdin?.end(options.input ?? '');
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  } catch (error) {
    return { code: null, output: `${output}${(error as Error).message}` };
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

// Left by a start that was killed. Its initdb may still be running for a moment, hence the retries.
function removeUnfinishedClusters(paths: DatabasePaths): void {
  for (const name of readdirSync(paths.dataDir)) {
    if (!name.startsWith(basename(paths.unfinishedCluster))) continue;
    rmSync(join(paths.dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
