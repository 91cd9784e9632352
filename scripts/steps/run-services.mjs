import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node24, toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';
import { watchNpmProcess } from './watch-npm-process.mjs';

// Longer than the server gives its open requests and PostgreSQL its last checkpoint.
const FORCED_STOP_AFTER_MS = 45_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A helper that ran this long is well: its next restart is without a long pause again. */
const WELL_AFTER_MS = 60_000;

/**
 * Runs long-lived programs in the foreground and ends this process when they have ended, with the
 * status of the first. When one ends, or this process is asked to stop (Ctrl-C, SIGTERM, a closed
 * terminal, the death of npm), the others are asked to stop and waited for.
 * Each service is `{ args, cwd?, env? }`, with `args` for Node 24. The `helper`, another one, is
 * started once the first service says that it is ready, and again, with growing pauses, whenever it
 * ends unasked: the services go on without it meanwhile.
 */
export function runServices(services, { helper } = {}) {
  let stopping = false;
  let status;
  const running = new Set();

  // A Ctrl-C reaches the children from the terminal as well; they stop once, however often asked.
  const stop = () => {
    if (stopping) return;
    stopping = true;
    for (const child of running) child.kill('SIGTERM');
    endWithTheLast();
    setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
    }, FORCED_STOP_AFTER_MS).unref();
  };
  const endWithTheLast = () => {
    if (stopping && running.size === 0) process.exit(status ?? 0);
  };
  const start = (service, onEnd) => {
    const child = spawnService(service);
    running.add(child);
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code, signal) => {
      running.delete(child);
      onEnd(code ?? (stopping && signal === 'SIGTERM' ? 0 : 1));
      endWithTheLast();
    });
    return child;
  };
  const keepHelperRunning = (pauseMs = FIRST_PAUSE_MS) => {
    if (stopping) return;
    const startedAt = Date.now();
    start(helper, () => {
      const pause = Date.now() - startedAt > WELL_AFTER_MS ? FIRST_PAUSE_MS : pauseMs;
      setTimeout(keepHelperRunning, pause, Math.min(2 * pause, LONGEST_PAUSE_MS)).unref();
    });
  };

  const children = services.map((service) =>
    start(service, (code) => {
      status ??= code;
      stop();
    }),
  );
  if (helper) children[0].once('message', () => keepHelperRunning());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const isNpmAlive = watchNpmProcess();
  setInterval(() => {
    if (!isNpmAlive()) stop();
  }, 1000).unref();
}

function spawnService({ args, cwd = repository, env }) {
  return spawn(
    node24(),
    ['--import', join(repository, 'scripts/steps/stop-with-launcher.mjs'), ...args],
    { cwd, env: toolEnvironment(env), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
}
