import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './steps/require-node.mjs';
import { repository } from './steps/repository.mjs';

// Run after `npm install <package>`. Some libraries come with one optional package for each system.
// Where the registry in use lacks those of other systems, npm leaves them out of the lock file, and
// `npm ci` then refuses the whole lock file. This adds them, with the system that their name says.

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

const file = join(repository, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const known = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').pop()));
const added = [];

for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    if (known.has(name)) continue;
    const words = name.split(/[-/]/);
    const os = systems.filter((system) => words.includes(system));
    const cpu = processors.filter((processor) => words.includes(processor));
    if (os.length !== 1 || cpu.length !== 1) {
      console.error(`${name} is missing and its name does not say for which system it is.`);
      process.exit(1);
    }
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu,
      ...(owner.dev ? { dev: true } : {}),
      optional: true,
      os,
    };
    added.push(name);
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) =>
    a === b ? 0 : a.localeCompare(b, 'en') < 0 ? -1 : 1,
  ),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'The lock file is complete.');
