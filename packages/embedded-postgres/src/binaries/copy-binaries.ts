import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createPublicFolder } from './public-folder.ts';

type Link = { source: string; target: string };

// For building programs against PostgreSQL: half of the size and never used here.
const notNeeded = (name: string) => name.endsWith('.a') || name === 'pgxs' || name === 'pkgconfig';

/** True when the links between library names, which the package's install script creates, are missing. */
export function lacksLinks(native: string): boolean {
  return libraryLinks(native).some(({ target }) => sizeOf(join(native, target)) === null);
}

/** True when `copy` holds every needed file of `native` in its full size. */
export function isCompleteCopy(native: string, copy: string): boolean {
  return (
    neededFiles(native).every((file) => sizeOf(join(native, file)) === sizeOf(join(copy, file))) &&
    libraryLinks(native).every(({ target }) => sizeOf(join(copy, target)) !== null)
  );
}

/**
 * Copies the programs so that every account can run them, and creates the library links. The copy
 * appears under its name when it is complete, so two checkouts may start at the same time. Returns
 * false where the folder is not writable.
 */
export function copyBinaries(native: string, copy: string): boolean {
  const draft = `${copy}.${randomUUID()}`;
  try {
    createPublicFolder(draft);
    for (const file of neededFiles(native)) {
      const target = join(draft, file);
      createPublicFolder(dirname(target));
      copyFileSync(join(native, file), target);
      chmodSync(target, 0o755);
    }
    for (const { source, target } of libraryLinks(native)) {
      symlinkSync(basename(source), join(draft, target));
    }
    return moveIntoPlace(draft, copy) || isCompleteCopy(native, copy);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code)) return false;
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

// A damaged copy (the machine lost power) is removed first; a complete one of another checkout stays.
function moveIntoPlace(draft: string, copy: string): boolean {
  try {
    renameSync(draft, copy);
    return true;
  } catch {
    const damaged = `${copy}.${randomUUID()}`;
    if (isCompleteCopy(draft, copy)) return true;
    renameSync(copy, damaged);
    rmSync(damaged, { recursive: true, force: true });
    renameSync(draft, copy);
    return true;
  }
}

function libraryLinks(native: string): Link[] {
  const file = join(native, 'pg-symlinks.json');
  if (sizeOf(file) === null) return [];
  const links = JSON.parse(readFileSync(file, 'utf8')) as Link[];
  const inside = (path: string) => path.replace(/^native\//, '');
  return links
    .map(({ source, target }) => ({ source: inside(source), target: inside(target) }))
    .filter(({ target }) => !notNeeded(basename(target)));
}

function neededFiles(native: string, folder = ''): string[] {
  return readdirSync(join(native, folder), { withFileTypes: true })
    .filter((entry) => !notNeeded(entry.name) && !entry.isSymbolicLink())
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? neededFiles(native, path) : [path];
    });
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}
