import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAccount } from './database-account.ts';
import type { DatabasePaths } from './database-paths.ts';
import { dataFolderArgument, spawnPostgres } from './postgres-process.ts';

/** Fast shutdown usually takes a tenth of a second; a long checkpoint may take several. */
const stopPatienceMs = 20_000;

/** What to run: the programs, the data folder, its account and settings, and the address to try. */
export type ServerRun = {
  paths: DatabasePaths;
  binaries: string;
  account: DatabaseAccount;
  settings: Record<string, string>;
  address: string;
};

/** A running PostgreSQL server, child of this process. */
export type RunningServer = { exited: Promise<void>; stop(): Promise<void> };

/**
 * Starts PostgreSQL on an existing data folder and waits until `address` answers. Throws
 * with the end of PostgreSQL's own log when it ends before that.
 */
export async function runServer(run: ServerRun): Promise<RunningServer> {
  const { paths, binaries, account, settings, address } = run;
  keepPreviousLog(paths.serverLog);
  const logFile = openSync(paths.serverLog, 'a', 0o600);
  const folder = dataFolderArgument(paths.cluster, account);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnPostgres(binaries, 'postgres', ['-D', folder, ...args], {
    cluster: paths.cluster,
    account,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  const exited = once(child, 'exit').then(() => undefined);
  try {
    await untilItAnswers(address, child);
  } catch (error) {
    await stopServer(child, exited);
    throw new Error(
      `The embedded database did not start (${(error as Error).message}). ${lastLines(paths.serverLog)}`,
    );
  }
  return { exited, stop: () => stopServer(child, exited) };
}

async function untilItAnswers(connectionString: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (hasEnded(child)) throw new Error(`exit code ${child.exitCode ?? child.signalCode}`);
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isStillStarting(error)) throw error;
      await wait(15);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

// Not listening yet, or (57P03) listening and still replaying its log after a crash.
function isStillStarting(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code);
}

async function stopServer(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs);
  await exited;
  clearTimeout(impatience);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function keepPreviousLog(serverLog: string): void {
  try {
    renameSync(serverLog, `${serverLog}.previous`);
  } catch {
    rmSync(serverLog, { force: true });
  }
}

function lastLines(serverLog: string): string {
  return `Its log ends with:\n${readFileSync(serverLog, 'utf8').trim().split('\n').slice(-12).join('\n')}`;
}
