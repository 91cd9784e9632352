import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { repository } from './repository.mjs';

/** Installs exactly what package-lock.json names, and does nothing when that is already there. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (at the first start and after an update only) …');
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(
    program,
    // Named, because NODE_ENV=production would leave out what the build needs.
    [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      cwd: repository,
      stdio: 'inherit',
      shell: program === 'npm' && process.platform === 'win32',
      env: { ...process.env, npm_config_cache: writableCache() },
    },
  );
  if (result.status === 0) return;
  console.error(
    result.error
      ? `npm could not be started (${result.error.message}). It comes with Node.`
      : 'Installing failed; the lines above say why. Is the npm registry reachable?',
  );
  process.exit(1);
}

// npm writes down what it installed in node_modules/.package-lock.json when, and only when, it has
// finished. Packages for other systems are in the one list and rightly not in the other.
function isInstalled() {
  const wanted = packagesIn(join(repository, 'package-lock.json'));
  const installed = packagesIn(join(repository, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === entry.version : entry.optional || entry.peer;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

// A home folder may be missing or read-only; npm cannot work without a cache folder.
function writableCache() {
  try {
    const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return join(repository, '.cache', 'npm');
  }
}
