import { spawn } from 'node:child_process';
import { toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';

/**
 * Runs a command to its end with the terminal's output and returns its exit status and the time it
 * took in milliseconds. With `onOutput` each piece of the output is passed to that function instead,
 * and the command has no terminal. A Ctrl-C ends it with this process.
 */
export async function runCommand(program, args, { cwd = repository, env = {}, onOutput } = {}) {
  const startedAt = Date.now();
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    stdio: ['inherit', output, output],
    env: toolEnvironment({ ...(onOutput && colour()), ...env }),
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', onOutput);
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

// A command that writes to no terminal draws without colour unless told.
function colour() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
}
