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
import { changeOwner, type DatabaseAccount } from '../account/database-account.ts';
import { userNameCommand } from '../account/user-name.ts';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';
import { dataFolderArgument, spawnPostgres } from '../server/postgres-process.ts';
import { createCredentials } from './database-credentials.ts';
import type { DatabasePaths } from './database-paths.ts';

// The C library's character classes decide which letters trigram search finds: plain "C" drops every
// accented and Arabic letter. Names differ between systems; the last one always exists.
const characterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Creates a new, empty PostgreSQL data folder with the roles `pulse` and `pulse_admin` and the
 * database `pulse`. It is created under another name and renamed when complete, so a killed start
 * leaves nothing that looks like a database.
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
  changeOwner(account, access);
  renameSync(cluster, paths.cluster);
  if (process.platform !== 'win32') syncFolder(paths.dataDir);
}

async function runInitdb(binaries: string, cluster: string, account: DatabaseAccount) {
  let output = '';
  for (const locale of characterLocales) {
    // initdb requires an empty folder, and the one of a failed attempt may not be.
    rmSync(cluster, { recursive: true, force: true });
    mkdirSync(cluster);
    chmodSync(cluster, 0o700);
    changeOwner(account, cluster);
    const settings = [
      ['--pgdata', dataFolderArgument(cluster, account)],
      ['--username', 'pulse_admin'],
      // Only until pg_hba.conf is replaced, before any server listens.
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
  const before = userNameCommand(options.account);
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

// From a start that was killed. Its initdb may still be running for a moment, hence the retries.
function removeUnfinishedClusters(paths: DatabasePaths): void {
  for (const name of readdirSync(paths.dataDir)) {
    if (!name.startsWith(basename(paths.unfinishedCluster))) continue;
    rmSync(join(paths.dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
