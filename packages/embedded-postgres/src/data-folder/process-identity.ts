import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that identifies the running process `pid`, and no later process with the same number; null
 * when no such process runs. On Windows it is the number alone.
 */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (!isAlive(pid)) return null;
  if (process.platform === 'win32') return String(pid);
  try {
    return `${pid} ${execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()}`;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name (field 2) stands in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedAt] = [fields[0], fields[19]];
    return state === 'Z' ? null : `${pid} ${boot} ${startedAt}`;
  } catch {
    return null;
  }
}
