import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** No test depends on speed: a busy machine may take many times as long. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 240_000 } },
};

/** They fill large tables: `npm run plans`, and `npm test` when a query has changed. */
const PLANS = ['src/**/*-plans.test.ts', 'test/**/*-plans.test.ts'];

/** Loading the whole server anew for each file would take as long as the tests. */
const serverTests = {
  root: 'apps/api',
  setupFiles: ['temporal-polyfill/global'],
  isolate: false,
  ...patience,
};

/**
 * One file starts and kills a whole database again and again, and mostly waits: begun last, it would
 * end long after everything else.
 */
class SlowestFileFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ project }: TestSpecification) => project.name === 'embedded-postgres';
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFileFirst },
    // A worker often waits: for PostgreSQL, for a process that a test starts or kills. On a machine with
    // two processors three keep both busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'domain',
          root: 'packages/domain',
          include: ['src/**/*.test.ts'],
          setupFiles: ['temporal-polyfill/global'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'local-server',
          root: 'packages/local-server',
          include: ['src/**/*.test.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'embedded-postgres',
          root: 'packages/embedded-postgres',
          include: ['src/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'art',
          root: 'art',
          include: ['**/*.test.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['app/**/*.test.ts', 'public-site/**/*.test.ts'],
          setupFiles: ['temporal-polyfill/global'],
          isolate: false,
          // The files of one worker share their globals: one file's fake browser is not the next one's.
          unstubGlobals: true,
          ...patience,
        },
      },
      {
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: PLANS,
          globalSetup: ['test/commands/built-server.ts', 'test/database/start-database.ts'],
          ...serverTests,
        },
      },
      {
        test: {
          name: 'plans',
          include: PLANS,
          globalSetup: ['test/database/start-database.ts'],
          ...serverTests,
        },
      },
    ],
  },
});
