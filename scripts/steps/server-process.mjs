import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';

const { flags, env: environment } = JSON.parse(
  readFileSync(join(repository, 'apps/api/server-process.json'), 'utf8'),
);

/**
 * How the server's process runs, with the given arguments: with less memory for young objects than
 * Node would take (docs/SCALE.md).
 */
export function serverProcess(args, env = {}) {
  return {
    args: [...flags, 'apps/api/build/main.js', ...args],
    env: { ...environment, ...env },
  };
}
