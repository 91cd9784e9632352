import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, toolFile } from './installed-tools.mjs';
import { repository } from './repository.mjs';
import { runCommand } from './run-command.mjs';

const inputs = ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json'];
const notInputs = new Set(['build', '.react-router', 'node_modules', 'test']);
const STAMP_FILE = join(repository, 'apps/web/build/client/.built-from');

/**
 * Builds the web app when any of its inputs has changed since the last build. Returns false, after a
 * message, when that fails.
 */
export async function buildWeb() {
  const step = buildWebStep();
  if (!step) return true;
  console.log('Building the web app …');
  const { status } = await runCommand(step.program, step.args, step.options);
  if (status === 0) step.passed();
  else console.error('The web app could not be built; the lines above say why.');
  return status === 0;
}

/** The build as a step for `runSteps`; undefined when the last build is up to date. */
export function buildWebStep() {
  const stamp = hashOfInputs();
  if (stamp === lastStamp()) return undefined;
  const tool = toolFile('@react-router/dev', 'react-router');
  return {
    name: 'web build',
    program: node24(),
    args: [tool, 'build', '--logLevel', 'warn'],
    options: { cwd: join(repository, 'apps/web'), env: { NODE_ENV: 'production' } },
    passed: () => writeFileSync(STAMP_FILE, stamp),
  };
}

function lastStamp() {
  try {
    return readFileSync(STAMP_FILE, 'utf8');
  } catch {
    return undefined;
  }
}

function hashOfInputs() {
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
