import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { acceptsConnections } from '../accepts-connections.ts';
import type { DatabaseAccount } from '../account/database-account.ts';
import type { DatabasePaths } from '../data-folder/database-paths.ts';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';
import { dataFolderArgument, spawnPostgres } from './postgres-process.ts';

/** Fast shutdown usually takes a tenth of a second; a long checkpoint may take several. */
const stopTimeoutMs = 20_000;

/** What to run: the programs, the data folder, its account and settings, and how to connect. */
export type ServerRun = {
  paths: DatabasePaths;
  binaries: string;
  account: DatabaseAccount;
  settings: Record<string, string>;
  connectionString: string;
};

/** A running PostgreSQL server, child of this process. `exited` never rejects. */
export type RunningServer = { exited: Promise<void>; stop(): Promise<void> };

/**
 * Starts PostgreSQL on an existing data folder and waits until it accepts connections, however
 * long that takes. Throws with the end of PostgreSQL's own log when it ends before that. It is also
 * stopped when this process exits without calling `stop` (an uncaught error).
 */
export async function runServer(run: ServerRun): Promise<RunningServer> {
  const { paths, binaries, account, settings } = run;
  const log = openLog(paths.serverLog);
  const folder = dataFolderArgument(paths.cluster, account);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnPostgres(binaries, 'postgres', ['-D', folder, ...args], {
    cluster: paths.cluster,
    account,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const stopWithProcess = () => child.kill('SIGINT');
  process.on('exit', stopWithProcess);
  const exited = new Promise<void>((resolve) => {
    child.on('error', () => resolve()).on('exit', () => resolve());
  }).finally(() => process.off('exit', stopWithProcess));
  const stop = () => stopServer(child, exited);
  try {
    await untilReady(run, child);
  } catch (error) {
    await stop();
    const reason = (error as Error).message;
    throw new EmbeddedDatabaseError(
      `The embedded database did not start: ${reason}. ${endOf(paths.serverLog)}`,
    );
  }
  return { exited, stop };
}

async function untilReady(
  { paths, connectionString }: ServerRun,
  child: ChildProcess,
): Promise<void> {
  while (!(reportsReady(paths.cluster) && (await acceptsConnections(connectionString)))) {
    if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
    await wait(15);
  }
}

// PostgreSQL's own state, on line 8 of its process file. An attempt to connect before would add a line
// to its log each time, and it may replay its write-ahead log for a while after a crash.
function reportsReady(cluster: string): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function stopServer(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await exited;
  clearTimeout(timer);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

// One earlier log is kept, so that the reason of a crash survives the restart.
function openLog(file: string): number {
  rmSync(`${file}.previous`, { force: true });
  try {
    renameSync(file, `${file}.previous`);
  } catch {
    // The first start has no earlier log.
  }
  return openSync(file, 'a', 0o600);
}

function endOf(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-12);
  return `Its log (${log}) ends with:\n${lines.join('\n')}`;
}
