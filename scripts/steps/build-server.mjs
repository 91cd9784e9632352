import { node24 } from './installed-tools.mjs';
import { recordedBuild, runBuild } from './recorded-build.mjs';
import { repository } from './repository.mjs';

/** Builds the server when any of its inputs has changed. Returns false, after a message, when that fails. */
export function buildServer() {
  const step = recordedBuild({
    name: 'server build',
    program: node24(),
    args: ['apps/api/scripts/build-server.ts'],
    options: { cwd: repository },
    inputs: [
      'apps/api/src',
      'apps/api/scripts/build-server.ts',
      'packages/contract/src',
      'packages/demo-data/src',
      'packages/domain/src',
      'packages/embedded-postgres/src',
      'packages/local-server/src',
      'package-lock.json',
    ],
    stampFile: 'apps/api/build/.built-from',
  });
  return runBuild(step, 'the server');
}
