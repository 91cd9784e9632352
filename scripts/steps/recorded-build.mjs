import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';
import { runCommand } from './run-command.mjs';

const notInputs = new Set(['build', '.react-router', 'node_modules', 'test']);

/**
 * The build as a step for `runSteps`, which records what it was built from in `stampFile`; undefined
 * when none of its inputs has changed since the last one.
 */
export function recordedBuild({ inputs, stampFile, ...step }) {
  const stamp = hashOf(inputs);
  const file = join(repository, stampFile);
  if (stamp === lastStamp(file)) return undefined;
  return { ...step, passed: () => writeFileSync(file, stamp) };
}

/** Runs the build, if there is one. Returns false, after a message about `what`, when that fails. */
export async function runBuild(step, what) {
  if (!step) return true;
  console.log(`Building ${what} …`);
  const { status } = await runCommand(step.program, step.args, step.options);
  if (status === 0) step.passed();
  else console.error(`Building ${what} failed; the lines above say why.`);
  return status === 0;
}

function lastStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(repository, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  let entries;
  try {
    entries = readdirSync(join(repository, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .filter((entry) => !notInputs.has(entry.name) && !entry.name.endsWith('.test.ts'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}
