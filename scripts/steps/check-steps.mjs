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
      ...step(`types of ${path}`, typeCheck(path), '', { GOGC: '400' }),
      ...(path === 'apps/web' && { after: ROUTE_TYPES }),
    })),
    step('borders', [
      toolFile('dependency-cruiser', 'depcruise'),
      '--config=.dependency-cruiser.cjs',
      '--output-type=err-long',
      'packages',
      'apps',
      'art',
      'e2e',
      'bench',
    ]),
    step('manifests', ['scripts/check-manifests.mjs']),
    step('dead code', [toolFile('knip'), '--no-progress']),
  ];
}

function step(name, args, folder = '', env = {}) {
  return { name, program: node24(), args, options: { cwd: join(repository, folder), env } };
}

function typedPackages() {
  const below = (folder) =>
    readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`);
  return [...below('packages'), ...below('apps'), 'art', 'e2e', 'bench'].filter((path) =>
    existsSync(join(repository, path, 'tsconfig.json')),
  );
}

// The compiler written in Go takes a quarter of the processor time of the one in JavaScript, which the
// other tools still need. Its threads would check what packages share once each; the steps run side by
// side anyway. The results of the last run are kept, so that an unchanged package takes little time.
function typeCheck(path) {
  const results = join(typeCheckCache, `${path.replaceAll('/', '-')}.tsbuildinfo`);
  return [
    toolFile('typescript-7', 'tsc'),
    ...['-p', path, '--singleThreaded'],
    ...['--incremental', '--tsBuildInfoFile', results],
  ];
}
