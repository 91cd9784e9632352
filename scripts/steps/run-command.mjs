import { spawn } from 'node:child_process';
import { toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';

/**
 * Runs a command to its end with the terminal's output and answers its exit status and the time it
 * took in milliseconds. `heard` is handed each piece of the output as well, which is then no
 * terminal to the command. A Ctrl-C ends it with this process.
 */
export async function runCommand(
  program,
  args,
  { cwd = repository, env = {}, heard: onOutput } = {},
) {
  const startedAt = Date.now();
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    stdio: ['inherit', output, output],
    env: toolEnvironment({ ...(onOutput && colour()), ...env }),
  });
  if (onOutput) {
    forwardOutput(child.stdout, process.stdout, onOutput);
    forwardOutput(child.stderr, process.stderr, onOutput);
  }
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

function forwardOutput(source, terminal, onOutput) {
  source.setEncoding('utf8').on('data', (text) => {
    terminal.write(text);
    onOutput(text);
  });
}

// A command that writes to no terminal draws without colour unless told.
function colour() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
}
