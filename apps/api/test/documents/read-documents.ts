import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const REPOSITORY = join(import.meta.dirname, '../../../..');

/** The text of a file, by its path from the root of the repository. */
export const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

/** The files that match a pattern, as paths from the root of the repository. */
export const find = (pattern: string) =>
  globSync(pattern, { cwd: REPOSITORY, exclude: ['**/node_modules'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );

/** Every document of the repository. */
export const documents = () =>
  ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'apps/**/*.md', 'art/*.md'].flatMap(find).sort();
