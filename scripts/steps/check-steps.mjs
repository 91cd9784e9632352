import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { node24, toolFile } from './installed-tools.mjs';
import { repository } from './repository.mjs';

const ROUTE_TYPES = 'route types';
const typeCheckCache = join(repository, 'node_modules/.cache/tsc');

/** The checks that do not run the code, as steps for `runSteps`. */
export function checkSteps() {
  mkdirSync(typeCheckCache, { recursive: true });
  return [
    step('format and lint', [toolFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings']),
    step(ROUTE_TYPES, [toolFile('@react-router/dev', 'react-router'), 'typegen'], 'apps/web'),
    ...typedPackages().map((path) => ({
      ...step(`types of ${path}`, typeCheck(path)),
      ...(path === 'apps/web' && { after: ROUTE_TYPES }),
    })),
    step('borders', [
      toolFile('dependency-cruiser', 'depcruise'),
      '--config=.dependency-cruiser.cjs',
      '--output-type=err-long',
      'packages',
      'apps',
      'e2e',
      'bench',
    ]),
    step('dead code', [toolFile('knip'), '--no-progress']),
  ];
}

function step(name, args, folder = '') {
  return { name, program: node24(), args, options: { cwd: join(repository, folder) } };
}

function typedPackages() {
  const below = (folder) =>
    readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`);
  return [...below('packages'), ...below('apps'), 'e2e', 'bench'].filter((path) =>
    existsSync(join(repository, path, 'tsconfig.json')),
  );
}

// The results of the last run are kept, so that an unchanged package takes little time.
function typeCheck(path) {
  const results = join(typeCheckCache, `${path.replaceAll('/', '-')}.tsbuildinfo`);
  return [toolFile('typescript', 'tsc'), '-p', path, '--incremental', '--tsBuildInfoFile', results];
}
