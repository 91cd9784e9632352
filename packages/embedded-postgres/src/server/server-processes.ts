import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

/**
 * The ids of all running processes of this data folder's PostgreSQL server, whose process file names
 * `recorded` as the main process. An id alone proves nothing: after a power failure it may belong to
 * another program.
 */
export function serverProcesses(cluster: string, recorded: number): number[] {
  if (process.platform === 'linux') return processesInside(cluster);
  const isServer =
    process.platform === 'win32'
      ? output('tasklist', ['/FI', `PID eq ${recorded}`]).includes('postgres.exe')
      : output('ps', ['-o', 'command=', '-p', String(recorded)]).includes(cluster);
  return isServer ? [recorded] : [];
}

// Every process of a PostgreSQL server has the data folder as its working folder.
function processesInside(cluster: string): number[] {
  const folder = statSync(cluster);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!pid || pid === process.pid) return false;
      try {
        const workingFolder = statSync(`/proc/${pid}/cwd`);
        return workingFolder.ino === folder.ino && workingFolder.dev === folder.dev;
      } catch {
        return false;
      }
    });
}

function output(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8' });
  } catch {
    return '';
  }
}
