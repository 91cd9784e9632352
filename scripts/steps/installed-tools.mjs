import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repository } from './repository.mjs';

const modules = join(repository, 'node_modules');

/** The file to run with Node for an installed tool, such as ('vitest') or ('typescript', 'tsc'). */
export function toolFile(packageName, command = packageName) {
  const folder = join(modules, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

let chosenNode;

/**
 * The Node 24 that runs everything: the one pinned as a package where it exists and runs on this
 * machine, else the current one when it is new enough. Ends the process with a sentence otherwise.
 */
export function node24() {
  chosenNode ??= pinnedNode() ?? currentNode();
  return chosenNode;
}

/**
 * The environment for child processes: `node` in it is Node 24, also for tools that look it up, and
 * keeps the code that it has compiled for the next process.
 */
export function toolEnvironment(extra = {}) {
  const path = [join(modules, '.bin'), join(node24(), '..'), process.env.PATH].join(delimiter);
  const compileCache = join(modules, '.cache/node');
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, ...extra };
}

function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = join(modules, `node-${system}-${process.arch}`, 'bin', program);
  if (!existsSync(file)) return undefined;
  // On a system with another C library the file exists and cannot run.
  const runs = file === process.execPath || spawnSync(file, ['--version']).status === 0;
  return runs ? file : undefined;
}

function currentNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  console.error(
    `There is no Node 24 package for this machine (${process.platform}-${process.arch}), and this ` +
      `is Node ${process.versions.node}.\nInstall Node 24 from https://nodejs.org and run the ` +
      'command again.',
  );
  process.exit(1);
}
