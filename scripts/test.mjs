import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './steps/require-node.mjs';
import { buildWeb } from './steps/build-web.mjs';
import { checkSteps } from './steps/check-steps.mjs';
import { countPlaywright, countVitest } from './steps/count-tests.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24, toolFile } from './steps/installed-tools.mjs';
import { repository } from './steps/repository.mjs';
import { reportFailures, runSteps } from './steps/run-steps.mjs';

installPackages();

const reports = mkdtempSync(join(tmpdir(), 'pulse-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const failedSteps = await runSteps([
  ...checkSteps(),
  {
    name: 'tests of rules and API',
    program: node24(),
    args: [
      toolFile('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
  },
]);

const built = await buildWeb();
const browser = built ? findChromium() : undefined;
const browserTests = {
  name: 'tests in the browser',
  program: node24(),
  args: [toolFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
  options: {
    cwd: join(repository, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, ...browser },
  },
};
const withoutBrowser = {
  name: browserTests.name,
  end: 'Without a build and a browser none was run.',
};
failedSteps.push(...(browser ? await runSteps([browserTests]) : [withoutBrowser]));

const counts = [countVitest(vitestReport), countPlaywright(playwrightReport)];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
rmSync(reports, { recursive: true, force: true });

reportFailures(failedSteps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 || failed > 0 ? 1 : 0;
