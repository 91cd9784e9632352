import { runCommand } from './run-command.mjs';

/**
 * Runs every step, also after one that failed, so that one run tells everything. Each is
 * `{ name, program, args, options }`. Answers the names of those that failed.
 */
export async function runSteps(steps) {
  const failed = [];
  for (const { name, program, args, options } of steps) {
    console.log(`\n▸ ${name}`);
    const { status, milliseconds } = await runCommand(program, args, options);
    const passed = status === 0;
    if (!passed) failed.push(name);
    console.log(`${passed ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  }
  return failed;
}
