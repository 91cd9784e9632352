import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { buildWebStep } from './build-web.mjs';
import { countPlaywright } from './count-tests.mjs';
import { findChromium } from './find-chromium.mjs';
import { node24, toolFile } from './installed-tools.mjs';
import { repository } from './repository.mjs';
import { selectTests } from './select-tests.mjs';

/**
 * The tests in the browser in files whose path contains one of the words, after a build of the web
 * app; undefined when there are none. Builds the server, and throws when that fails.
 */
export async function journeysSlice(words, reports) {
  const files = selectTests('playwright', words);
  if (files.length === 0) return undefined;
  if (!(await buildServer())) throw new Error('The server could not be built.');
  const report = join(reports, 'playwright.json');
  const webBuild = buildWebStep();
  let isBuilt = !webBuild;
  const browserTests = {
    name: 'tests in the browser',
    program: node24(),
    args: [
      toolFile('@playwright/test', 'playwright'),
      'test',
      '--reporter=list,json',
      // Playwright takes regular expressions.
      ...(words.length > 0 ? files.map((file) => `${file.replaceAll('.', '\\.')}$`) : []),
    ],
    options: { cwd: join(repository, 'e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    after: webBuild?.name,
    prepare: () => {
      const browser = isBuilt ? findChromium() : undefined;
      Object.assign(browserTests.options.env, browser);
      return browser ? undefined : 'Without a build and a browser none was run.';
    },
  };
  const passed = () => {
    webBuild.passed();
    isBuilt = true;
  };
  return {
    steps: [...(webBuild ? [{ ...webBuild, passed }] : []), browserTests],
    count: () => countPlaywright(report),
  };
}
