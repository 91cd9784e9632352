import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseAccount } from '../account/database-account.ts';

/**
 * The data folder as PostgreSQL's argument. It is PostgreSQL's working folder and, on Linux as root,
 * passed as /proc/self/cwd: the account it runs under may lack rights on the parent folders (a
 * checkout below a folder with mode 0700), which the working folder does not need.
 */
export function dataFolderArgument(cluster: string, account: DatabaseAccount): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/**
 * Starts `initdb` or `postgres` (after the command prefix `before`, if any) with the data folder as its
 * working folder, in a process group of its own: a Ctrl-C in the terminal then reaches only the Pulse
 * server, which stops the database when its requests are done.
 */
export function spawnPostgres(
  binaries: string,
  program: 'initdb' | 'postgres',
  args: string[],
  options: { cluster: string; account: DatabaseAccount; stdio: StdioOptions; before?: string[] },
): ChildProcess {
  const { cluster, account, stdio, before = [] } = options;
  const [file = '', ...rest] = [...before, join(binaries, 'bin', program), ...args];
  return spawn(file, rest, {
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
