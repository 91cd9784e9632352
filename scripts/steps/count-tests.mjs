import { readFileSync } from 'node:fs';

/** How many tests passed and failed according to the JSON report of Vitest. */
export function countVitest(reportFile) {
  const report = read(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  // A file that cannot be loaded, or whose clearing up fails, holds no failed test and is a failure
  // all the same.
  const withoutFailedTest = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + withoutFailedTest.length,
  };
}

/** How many tests passed (at a second try too) and failed according to the JSON report of Playwright. */
export function countPlaywright(reportFile) {
  const report = read(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

// Without a report the tool ended before it could write one.
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
