import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilReady } from '@pulse/local-server';
import serverProcess from '../apps/api/server-process.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD = 'apps/api/build/main.js';
const SOURCE = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));

/** A server and, where it leaves the background work to one, the worker beside it. */
export interface ServerProcesses {
  pid: number;
  /** Of the first one; null when the server does the background work itself. */
  workerPid: number | null;
  /** The milliseconds until the server was ready. */
  readyAfter: number;
  stop(): Promise<void>;
}

/**
 * Starts the server as `npm start` does, with as many `workers` beside it; `fromSource`
 * for a run that changes its modules, `checkout` for another one that is compared with this one.
 */
export async function startServerProcesses(
  env: NodeJS.ProcessEnv,
  {
    origin,
    workers: count,
    fromSource = false,
    checkout = ROOT,
  }: { origin: string; workers: number; fromSource?: boolean; checkout?: string },
): Promise<ServerProcesses> {
  const main = [...serverProcess.flags, fromSource ? SOURCE : join(checkout, BUILD)];
  const started = performance.now();
  const server = spawn(process.execPath, main, {
    env: { ...serverProcess.env, ...env, PULSE_BACKGROUND: count > 0 ? 'off' : 'on' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(origin, server, 10);
  const readyAfter = performance.now() - started;
  const workers: ChildProcess[] = [];
  while (workers.length < count) workers.push(await startWorker(main, env));
  return {
    pid: server.pid ?? 0,
    workerPid: workers[0]?.pid ?? null,
    readyAfter,
    stop: async () => {
      await Promise.all(workers.map(stopProcess));
      await stopProcess(server);
    },
  };
}

async function startWorker(main: string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [...main, 'worker'], {
    env: { ...serverProcess.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    worker.stdout.on('data', (line: Buffer) => {
      if (line.includes('The worker runs.')) resolve();
    });
    worker.once('exit', () => reject(new Error('The worker ended before it was ready.')));
  });
  return worker;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
