import { runCommand } from './run-command.mjs';

/** How much of a failed step's output is worth reading again: two screens. */
const FAILURE_OUTPUT_LINES = 60;

/**
 * Runs every step, also after one that failed, so that one run reports everything. Each is
 * `{ name, program, args, options?, after?, passed? }`: `after` names a step to wait for, `passed` is
 * called when it has succeeded. `atOnce` of them run at the same time; each prints its output when it
 * ends, or while it runs where only one runs at a time. Returns those that failed, each with its name
 * and the end of its output.
 */
export async function runSteps(steps, { atOnce = 1 } = {}) {
  const failed = [];
  const ended = new Map();
  const waiting = [...steps];
  const running = new Set();

  async function run(step) {
    const { status, output } = await runStep(step, atOnce > 1);
    if (status === 0) step.passed?.();
    else failed.push({ name: step.name, end: lastLines(output) });
    ended.set(step.name, status);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after }) => isReady(after, steps, ended));
    if (running.size < atOnce && next >= 0) {
      const work = run(waiting.splice(next, 1)[0]).finally(() => running.delete(work));
      running.add(work);
    } else await Promise.race(running);
  }
  return failed;
}

// A step waits for one of the same run only.
function isReady(after, steps, ended) {
  return !after || ended.has(after) || !steps.some(({ name }) => name === after);
}

async function runStep({ name, program, args, options }, buffered) {
  let output = '';
  if (!buffered) console.log(`\n▸ ${name}`);
  const onOutput = (text) => {
    output += text;
    if (!buffered) process.stdout.write(text);
  };
  const { status, milliseconds } = await runCommand(program, args, { ...options, onOutput });
  if (buffered) process.stdout.write(`\n▸ ${name}\n${output}`);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  return { status, output };
}

/**
 * Prints which steps failed, each with the end of its output: the steps after it have long scrolled
 * it away, and a record of the run may keep its last lines only.
 */
export function reportFailures(failed) {
  for (const { name, end: lastOutput } of failed)
    console.error(`\n▸ ${name} failed. It ended with:\n${lastOutput.trimEnd()}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
}

function lastLines(text) {
  return text.split('\n').slice(-FAILURE_OUTPUT_LINES).join('\n');
}
