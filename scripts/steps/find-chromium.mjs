import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node24, toolEnvironment, toolFile } from './installed-tools.mjs';
import { repository } from './repository.mjs';

// Without windows a page takes a third of the processor time that it takes in a whole Chromium.
const headless = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPrograms = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The environment that names the Chromium of the browser tests: that of PULSE_CHROMIUM, the system's,
 * or one installed now where that is possible (Playwright finds its own without it). Returns
 * undefined, with a message on the console, when there is none.
 */
export function findChromium() {
  const configured = process.env.PULSE_CHROMIUM;
  if (configured && !isProgram(configured))
    return reportMissing(`PULSE_CHROMIUM names ${configured}, which cannot be run.`);
  const found =
    configured ??
    findInstalled(headless) ??
    install(headless) ??
    findInstalled(whole) ??
    install(whole);
  return found ? { PULSE_CHROMIUM: found } : installFromPlaywright();
}

function findInstalled(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...files, ...(names === whole ? macPrograms : [])].find(isProgram);
}

// Not every system has this package; without it the next one is tried.
function install(names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return undefined;
  const [name] = names;
  console.log(`Installing ${name} for the browser tests …`);
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  return findInstalled(names);
}

function installFromPlaywright() {
  console.log('Fetching the Chromium of Playwright for the browser tests …');
  const result = spawnSync(
    node24(),
    [toolFile('@playwright/test', 'playwright'), 'install', 'chromium'],
    {
      cwd: repository,
      stdio: 'inherit',
      env: toolEnvironment(),
    },
  );
  return result.status === 0
    ? {}
    : reportMissing('There is no Chromium on this machine and none could be installed.');
}

function isProgram(file) {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function reportMissing(reason) {
  console.error(
    `${reason}\nThe browser tests need Chromium: install it with the package manager of the system ` +
      '(as root: apt-get install chromium), or set PULSE_CHROMIUM to its file.',
  );
  return undefined;
}
