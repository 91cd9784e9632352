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
 * Builds the web app when anything it is made of has changed since the last build. Answers false,
 * having said so, when that fails.
 */
export async function buildWeb() {
  const stamp = hashOfInputs();
  if (stamp === lastStamp()) return true;
  console.log('Building the web app …');
  // A page is given ten seconds to be written out, which a busy machine may miss once.
  let status = await runBuild();
  if (status !== 0) status = await runBuild();
  if (status !== 0) {
    console.error('The web app could not be built; the lines above say why.');
    return false;
  }
  writeFileSync(STAMP_FILE, stamp);
  return true;
}

async function runBuild() {
  const tool = toolFile('@react-router/dev', 'react-router');
  const options = { cwd: join(repository, 'apps/web'), env: { NODE_ENV: 'production' } };
  const { status } = await runCommand(node24(), [tool, 'build', '--logLevel', 'warn'], options);
  return status;
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
