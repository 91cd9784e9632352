import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './steps/require-node.mjs';
import { buildServer } from './steps/build-server.mjs';
import { buildWebStep } from './steps/build-web.mjs';
import { checkSteps } from './steps/check-steps.mjs';
import { countPlaywright, countVitest } from './steps/count-tests.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24, toolFile } from './steps/installed-tools.mjs';
import { repository } from './steps/repository.mjs';
import { reportFailures, runSteps } from './steps/run-steps.mjs';
import { selectTests } from './steps/select-tests.mjs';

// `npm test` runs every check and test. `npm test -- bookings` runs only the tests in files whose
// path contains the word, API and browser at the same time; the checks are `npm run check`.
installPackages();

const words = process.argv.slice(2);
const vitestFiles = selectTests('vitest', words);
const journeyFiles = selectTests('playwright', words);
const withVitest = vitestFiles.length > 0;
const withPlaywright = journeyFiles.length > 0;
if (!withVitest && !withPlaywright) {
  console.error(`No test file has ${words.join(' or ')} in its path.`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'pulse-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const unitTests = {
  name: 'tests of rules and API',
  program: node24(),
  args: [
    toolFile('vitest'),
    'run',
    ...(words.length > 0 ? vitestFiles.map((file) => join(repository, file)) : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
};
const browserTests = {
  name: 'tests in the browser',
  program: node24(),
  args: [
    toolFile('@playwright/test', 'playwright'),
    'test',
    '--reporter=list,json',
    // Playwright takes regular expressions.
    ...(words.length > 0 ? journeyFiles.map((file) => `${file.replaceAll('.', '\\.')}$`) : []),
  ],
  options: {
    cwd: join(repository, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  },
};

if (withPlaywright && !(await buildServer())) process.exit(1);
const webBuild = withPlaywright ? buildWebStep() : undefined;
let isBuilt = !webBuild;
const failedSteps = await runSteps(
  [
    // The longest first: the others run beside it, and then the browser tests.
    ...(withVitest ? [unitTests] : []),
    ...(webBuild ? [{ ...webBuild, passed: rememberBuild }] : []),
    ...(words.length > 0 ? [] : checkSteps()),
    ...(withPlaywright
      ? [{ ...browserTests, after: webBuild?.name, prepare: prepareBrowserTests }]
      : []),
  ],
  { atOnce: 2 },
);

function rememberBuild() {
  webBuild.passed();
  isBuilt = true;
}

/** Why the browser tests cannot run, if they cannot. */
function prepareBrowserTests() {
  const browser = isBuilt ? findChromium() : undefined;
  Object.assign(browserTests.options.env, browser);
  return browser ? undefined : 'Without a build and a browser none was run.';
}

const counts = [
  ...(withVitest ? [countVitest(vitestReport)] : []),
  ...(withPlaywright ? [countPlaywright(playwrightReport)] : []),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
rmSync(reports, { recursive: true, force: true });

reportFailures(failedSteps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 || failed > 0 ? 1 : 0;
