import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseAccount } from './database-account.ts';

/**
 * How PostgreSQL is told its data folder: it is started inside it and, on Linux as root, finds it as
 * /proc/self/cwd. The account it runs under could not walk there from the top (a checkout below a
 * folder with mode 0700), but needs no right on the parents of a folder that it already stands in.
 */
export function dataFolderArgument(cluster: string, account: DatabaseAccount): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/**
 * Starts `initdb` or `postgres` (after the command `before`, if any) with the data folder as its working folder, in a process group of
 * its own: a Ctrl-C in the terminal reaches the server first, which stops the database when it has
 * drained.
 */
export function spawnPostgres(
  binaries: string,
  program: 'initdb' | 'postgres',
  args: string[],
  options: { cluster: string; account: DatabaseAccount; stdio: StdioOptions; before?: string[] },
): ChildProcess {
  const { cluster, account, stdio, before = [] } = options;
  const [file = '', ...words] = [...before, join(binaries, 'bin', program), ...args];
  return spawn(file, words, {
    cwd: cluster,
    stdio,
    detached: true,
    windowsHide: true,
    ...(account ?? {}),
    // Not the environment of the caller: PGDATA, PGPORT or LC_ALL there would change the database.
    env: {
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      TZ: 'UTC',
      LC_MESSAGES: 'C',
    },
  });
}
