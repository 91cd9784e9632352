import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSteps } from './check-steps.mjs';
import { journeysSlice } from './journeys-slice.mjs';
import { reportFailures, runSteps } from './run-steps.mjs';
import { vitestSlice } from './vitest-slice.mjs';

/**
 * Runs slices of `npm test`, two steps at a time, prints how many tests passed and failed, and sets
 * the exit code. With words only the tests in files whose path contains one of them.
 */
export async function runTests(slices, words) {
  const reports = mkdtempSync(join(tmpdir(), 'pulse-reports-'));
  const journeys = slices.includes('journeys') ? await journeysSlice(words, reports) : undefined;
  const vitest = slices.includes('vitest') ? vitestSlice(words, reports) : undefined;
  if (!vitest && !journeys) {
    console.error(`No test file has ${words.join(' or ')} in its path.`);
    process.exit(1);
  }
  const failedSteps = await runSteps(
    [
      // The longest first: the others run beside it, and then the browser tests.
      ...(vitest?.steps ?? []),
      ...(journeys?.steps.slice(0, -1) ?? []),
      ...(slices.includes('check') ? checkSteps() : []),
      ...(journeys?.steps.slice(-1) ?? []),
    ],
    { atOnce: 2 },
  );
  const counts = [vitest, journeys].flatMap((slice) => (slice ? [slice.count()] : []));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  rmSync(reports, { recursive: true, force: true });

  reportFailures(failedSteps);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failedSteps.length > 0 || failed > 0 ? 1 : 0;
}
