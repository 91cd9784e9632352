import { runCommand } from './run-command.mjs';

/** How much of a failed step's output is worth reading again: two screens. */
const FAILURE_OUTPUT_LINES = 60;

/**
 * Runs every step, also after one that failed, so that one run tells everything. Each is
 * `{ name, program, args, options }`. Answers those that failed, each with its name and the end of
 * what it printed.
 */
export async function runSteps(steps) {
  const failed = [];
  for (const { name, program, args, options } of steps) {
    console.log(`\n▸ ${name}`);
    let lastOutput = '';
    const onOutput = (text) => {
      lastOutput = lastLines(lastOutput + text);
    };
    const { status, milliseconds } = await runCommand(program, args, {
      ...options,
      heard: onOutput,
    });
    const passed = status === 0;
    if (!passed) failed.push({ name, end: lastOutput });
    console.log(`${passed ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  }
  return failed;
}

/**
 * Says which steps failed, each with the end of what it printed: the steps after it have long
 * scrolled it away, and a record of the run may keep its last lines only.
 */
export function reportFailures(failed) {
  for (const { name, end } of failed)
    console.error(`\n▸ ${name} failed. It ended with:\n${end.trimEnd()}`);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
}

function lastLines(text) {
  return text.split('\n').slice(-FAILURE_OUTPUT_LINES).join('\n');
}
