import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabasePaths } from '../data-folder/database-paths.ts';
import { serverProcesses } from './server-processes.ts';

const fastShutdownMs = 30_000;

/**
 * Stops a PostgreSQL server that outlived its Pulse server (kill -9), with a clean shutdown that
 * keeps every committed row, and removes the files of a server that no longer runs (the machine lost
 * power). Call it only with the data folder locked.
 */
export async function stopOrphanedServer(
  paths: DatabasePaths,
  log: (message: string) => void,
): Promise<void> {
  const recorded = recordedServer(paths.cluster);
  if (recorded === null) return;
  const running = () => serverProcesses(paths.cluster, recorded);
  if (running().length > 0) log('Stopping the database of a server that was killed.');
  // PostgreSQL's fast shutdown; without the main process, the others end on their own.
  signal(
    running().filter((pid) => pid === recorded),
    'SIGINT',
  );
  const deadline = Date.now() + fastShutdownMs;
  while (running().length > 0) {
    // PostgreSQL's immediate shutdown; committed rows are safe in its write-ahead log.
    if (Date.now() > deadline) signal(running(), 'SIGQUIT');
    await wait(20);
  }
  removeServerFiles(paths);
}

function recordedServer(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function signal(pids: number[], name: 'SIGINT' | 'SIGQUIT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

// They contain the server's process id, which another program may have by now, or the ended server
// itself as a zombie; PostgreSQL would take either for a running server.
function removeServerFiles({ cluster, socketFolder }: DatabasePaths): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(socketFolder, '.s.PGSQL.5432'), { force: true });
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
}
