import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabasePaths } from './database-paths.ts';
import { serverProcesses } from './server-processes.ts';

const patienceMs = 30_000;

/**
 * Stops a PostgreSQL server that outlived its Pulse server (kill -9), with a clean shutdown that
 * keeps every committed row, and removes the files of a server that is no more (the machine lost
 * power). Call it only while holding the lock of the data folder.
 */
export async function stopLeftoverServer(
  paths: DatabasePaths,
  log: (message: string) => void,
): Promise<void> {
  const recorded = recordedServer(paths.cluster);
  if (recorded === null) return;
  const running = () => serverProcesses(paths.cluster, recorded);
  if (running().length > 0) log('Stopping the database of a server that was killed.');
  // The fast shutdown of PostgreSQL; without its head process, the others end on their own.
  signal(
    running().filter((pid) => pid === recorded),
    'SIGINT',
  );
  const deadline = Date.now() + patienceMs;
  while (running().length > 0) {
    // Ends PostgreSQL at once; committed rows are safe in its write-ahead log.
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

// They hold the server's number. Another program may have that number by now, or the dead server
// itself while nobody has waited for it; PostgreSQL would take either for a running server.
function removeServerFiles({ cluster, socketFolder }: DatabasePaths): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(socketFolder, '.s.PGSQL.5432'), { force: true });
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
}
