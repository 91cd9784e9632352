import { runCommand } from './run-command.mjs';

/** How much of a failed step's output is worth reading again: two screens. */
const FAILURE_OUTPUT_LINES = 60;

/**
 * Runs every step, also after one that failed, so that one run reports everything. Each is
 * `{ name, program, args, options?, after?, prepare?, passed? }`: `after` names a step to wait for,
 * `prepare` is called before it starts and returns why it cannot run, if it cannot, and `passed` is
 * called when it has succeeded. `atOnce` of them run at the same time; each prints its output when it
 * ends, or while it runs once no other is left. Returns those that failed, each with its name and the
 * end of its output.
 */
export async function runSteps(steps, { atOnce = 1 } = {}) {
  const failed = [];
  const ended = new Map();
  const waiting = [...steps];
  const running = new Map();

  async function run(step, printer) {
    const { status, output } = await runStep(step, printer);
    if (status === 0) step.passed?.();
    else failed.push({ name: step.name, end: lastLines(output) });
    ended.set(step.name, status);
    running.delete(step.name);
    if (running.size === 1 && waiting.length === 0)
      for (const last of running.values()) last.printer.printNow();
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after }) => isReady(after, steps, ended));
    if (running.size < atOnce && next >= 0) {
      const [step] = waiting.splice(next, 1);
      const printer = createPrinter(step.name);
      if (atOnce === 1 || (running.size === 0 && waiting.length === 0)) printer.printNow();
      const started = { printer };
      running.set(step.name, started);
      started.work = run(step, printer);
    } else await Promise.race([...running.values()].map(({ work }) => work));
  }
  return failed;
}

// A step waits for one of the same run only.
function isReady(after, steps, ended) {
  return !after || ended.has(after) || !steps.some(({ name }) => name === after);
}

async function runStep({ name, program, args, options, prepare }, printer) {
  const obstacle = prepare?.();
  if (obstacle) printer.add(`${obstacle}\n`);
  const { status, milliseconds } = obstacle
    ? { status: 1, milliseconds: 0 }
    : await runCommand(program, args, { ...options, onOutput: printer.add });
  printer.printNow();
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  return { status, output: printer.output() };
}

/** Keeps the output of a step until it is to be printed, and from then on prints it as it comes. */
function createPrinter(name) {
  let output = '';
  let isPrinting = false;
  return {
    output: () => output,
    add: (text) => {
      output += text;
      if (isPrinting) process.stdout.write(text);
    },
    printNow: () => {
      if (!isPrinting) process.stdout.write(`\n▸ ${name}\n${output}`);
      isPrinting = true;
    },
  };
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
