import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareSystem } from './debian-system.ts';

/** Set inside: the folder for everything that the hosts write. */
const FOLDER = 'PULSE_CLUSTER_FOLDER';

/**
 * Runs the program that calls it again in namespaces of its own for network, mounts and processes,
 * of which nothing is left when it ends, however it ends. Returns the folder of its data once the
 * caller is that second program; the first one waits, removes the folder and exits with its status.
 */
export async function inOwnNamespaces(): Promise<string> {
  const inside = process.env[FOLDER];
  if (inside) return inside;
  if (process.getuid?.() !== 0) throw new Error('The cluster needs root, for its namespaces.');
  prepareSystem();
  const folder = mkdtempSync(join(tmpdir(), 'pulse-cluster-'));
  const program = [process.execPath, ...process.argv.slice(1)];
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn(
    'setpriv',
    // Killed with this program, and everything inside with it.
    ['--pdeathsig', 'KILL', 'unshare', ...namespaces, ...program],
    { stdio: 'inherit', env: { ...process.env, [FOLDER]: folder } },
  );
  const forward = (signal: NodeJS.Signals) => {
    for (const pid of childrenOf(child.pid as number)) process.kill(pid, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, forward);
  const [status] = (await once(child, 'exit')) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
