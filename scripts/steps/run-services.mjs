import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node24, toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';
import { watchNpmProcess } from './watch-npm-process.mjs';

// Longer than the server gives its open requests and PostgreSQL its last checkpoint.
const FORCED_STOP_AFTER_MS = 45_000;

/**
 * Runs long-lived programs in the foreground and ends this process when they have ended, with the
 * status of the first. When one ends, or this process is told to stop (Ctrl-C, SIGTERM, a closed
 * terminal, the death of npm), the others are asked to stop and waited for.
 * Each service is `{ args, cwd?, env? }`, with `args` for Node 24.
 */
export function runServices(services) {
  let stopping = false;
  let status;
  const children = services.map(({ args, cwd = repository, env }) =>
    spawn(
      node24(),
      ['--import', join(repository, 'scripts/steps/stop-with-launcher.mjs'), ...args],
      {
        cwd,
        env: toolEnvironment(env),
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      },
    ),
  );
  const running = new Set(children);

  // A Ctrl-C reaches the children from the terminal as well; they stop once, however often asked.
  const stop = () => {
    if (stopping) return;
    stopping = true;
    for (const child of running) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
    }, FORCED_STOP_AFTER_MS).unref();
  };

  for (const child of children) {
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code, signal) => {
      running.delete(child);
      status ??= code ?? (stopping && signal === 'SIGTERM' ? 0 : 1);
      if (running.size === 0) process.exit(status);
      stop();
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const isNpmAlive = watchNpmProcess();
  setInterval(() => {
    if (!isNpmAlive()) stop();
  }, 1000).unref();
}
