import { join } from 'node:path';
import { countVitest } from './count-tests.mjs';
import { node24, toolFile } from './installed-tools.mjs';
import { plansHaveChanged } from './recorded-plans.mjs';
import { repository } from './repository.mjs';
import { selectTests } from './select-tests.mjs';

/**
 * The tests of rules, API and web app in files whose path contains one of the words, those of query
 * plans only when a query has changed; undefined when there are none.
 */
export function vitestSlice(words, reports) {
  const withPlans = plansHaveChanged();
  const files = selectTests('vitest', words).filter(
    (file) => withPlans || !file.endsWith('-plans.test.ts'),
  );
  if (files.length === 0) return undefined;
  const report = join(reports, 'vitest.json');
  if (withPlans) console.log('A query has changed: its plans are tested too (npm run plans).');
  return {
    steps: [
      {
        name: 'tests of rules and API',
        program: node24(),
        args: [
          toolFile('vitest'),
          'run',
          ...(withPlans ? [] : ['--project=!plans']),
          ...(words.length > 0 ? files.map((file) => join(repository, file)) : []),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
      },
    ],
    count: () => countVitest(report),
  };
}
