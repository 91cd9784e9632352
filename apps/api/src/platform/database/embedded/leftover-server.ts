import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './process-identity.ts';

const patienceMs = 30_000;

/**
 * Stops a PostgreSQL server that outlived its Pulse server (kill -9), with a clean shutdown that
 * keeps every committed row, and removes a process file that no running server belongs to (the
 * machine lost power). Call it only while holding the lock of the data folder.
 */
export async function stopLeftoverServer(
  cluster: string,
  log: (message: string) => void,
): Promise<void> {
  const processFile = join(cluster, 'postmaster.pid');
  const recorded = recordedServer(processFile);
  if (recorded === null) return;
  const leftover = serverProcesses(cluster, recorded);
  if (leftover.length > 0) log('Stopping the database of a server that was killed.');
  // The fast shutdown of PostgreSQL; without its head process, the others end on their own.
  if (leftover.includes(recorded)) process.kill(recorded, 'SIGINT');
  const deadline = Date.now() + patienceMs;
  while (serverProcesses(cluster, recorded).length > 0) {
    if (Date.now() > deadline) killAll(serverProcesses(cluster, recorded));
    await wait(20);
  }
  // Its number may meanwhile belong to any other program, which PostgreSQL would take for a server.
  rmSync(processFile, { force: true });
}

function recordedServer(processFile: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(processFile, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

// Every process of a PostgreSQL server has the data folder as its working folder. Where that cannot
// be looked up (no /proc), the recorded number must do.
function serverProcesses(cluster: string, recorded: number): number[] {
  if (process.platform !== 'linux') return isAlive(recorded) ? [recorded] : [];
  const folder = statSync(cluster);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const place = statSync(`/proc/${pid}/cwd`);
        return pid !== process.pid && place.ino === folder.ino && place.dev === folder.dev;
      } catch {
        return false;
      }
    });
}

// SIGQUIT ends PostgreSQL at once; committed rows are safe in its write-ahead log.
function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
