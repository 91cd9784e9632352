import { spawn } from 'node:child_process';
import { toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';

/**
 * Runs a command to its end with the terminal's output and answers its exit status and the time it
 * took in milliseconds. A Ctrl-C ends it with this process.
 */
export async function runCommand(program, args, { cwd = repository, env = {} } = {}) {
  const startedAt = Date.now();
  const child = spawn(program, args, { cwd, stdio: 'inherit', env: toolEnvironment(env) });
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const status = await new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
      resolve(code ?? 1);
    });
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { status, milliseconds: Date.now() - startedAt };
}
