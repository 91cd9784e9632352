import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';

const folders = { vitest: ['packages', 'apps', 'art'], playwright: ['e2e/journeys'] };

/**
 * The test files of a runner, from the top of the repository, whose path contains one of the words;
 * all of them without words.
 */
export function selectTests(runner, words) {
  return folders[runner]
    .flatMap(testFilesBelow)
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
}

function testFilesBelow(folder) {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFilesBelow(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}
