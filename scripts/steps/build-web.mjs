import { join } from 'node:path';
import { node24, toolFile } from './installed-tools.mjs';
import { recordedBuild, runBuild } from './recorded-build.mjs';
import { repository } from './repository.mjs';

/** Builds the web app when any of its inputs has changed. Returns false, after a message, when that fails. */
export const buildWeb = () => runBuild(buildWebStep(), 'the web app');

/** The build as a step for `runSteps`; undefined when the last one is up to date. */
export function buildWebStep() {
  return recordedBuild({
    name: 'web build',
    program: node24(),
    args: [toolFile('@react-router/dev', 'react-router'), 'build', '--logLevel', 'warn'],
    options: { cwd: join(repository, 'apps/web'), env: { NODE_ENV: 'production' } },
    inputs: ['apps/web', 'packages/contract', 'packages/domain', 'package-lock.json'],
    stampFile: 'apps/web/build/client/.built-from',
  });
}
