import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';

const {
  flags,
  env: environment,
  compileCache,
} = JSON.parse(readFileSync(join(repository, 'apps/api/server-process.json'), 'utf8'));

/**
 * How the server's process runs, with the given arguments: with less memory for young objects than
 * Node would take, and with the code that an earlier start has compiled (docs/SCALE.md).
 */
export function serverProcess(args, env = {}) {
  return {
    args: [...flags, 'apps/api/src/main.ts', ...args],
    env: { NODE_COMPILE_CACHE: join(repository, compileCache), ...environment, ...env },
  };
}
