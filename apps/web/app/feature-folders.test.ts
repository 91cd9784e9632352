import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const features = path.join(import.meta.dirname, 'features');
const repository = path.join(import.meta.dirname, '../../..');

/** Folders of screens that are no feature of the API or the contract. */
const ownFeatures = ['audit-log', 'explore', 'landing', 'mailbox', 'offline'];

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const shared = new Set([
  ...foldersIn(path.join(repository, 'apps/api/src/features')),
  ...foldersIn(path.join(repository, 'packages/contract/src')),
]);

test('each feature has the name of one of the API or the contract, but for five', () => {
  expect(foldersIn(features).filter((name) => !shared.has(name))).toEqual(ownFeatures);
});

const importPattern = /(?:\bfrom|\bimport|@import)\s*\(?\s*['"]([.#][^'"]+)['"]/g;

interface Import {
  /** Paths from the folder of the features. */
  from: string;
  to: string;
}

/** What a file of the features imports of them: values and types, at once and later, styles too. */
function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(features, file), 'utf8');
  return [...source.matchAll(importPattern)]
    .map(([, specifier = '']) => specifier.replace(/\?\w+$/, ''))
    .map((specifier) =>
      specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier,
    )
    .map((to) => ({ from: file, to: to.replace(/^#features\//, '') }))
    .filter(({ to }) => !/^(#|\.\.)/.test(to));
}

const imports = globSync('**/*.{ts,tsx,css}', { cwd: features }).flatMap(importsOf);

/** The two folders beside each other that an import connects; null when one of them holds the other. */
function foldersOf({ from, to }: Import): Import | null {
  const importer = path.dirname(from).split('/');
  const imported = path.dirname(to).split('/');
  const depth = importer.findIndex((name, level) => name !== imported[level]);
  if (depth < 1 || depth >= imported.length) return null;
  const folder = (names: readonly string[]) => names.slice(0, depth + 1).join('/');
  return { from: folder(importer), to: folder(imported) };
}

test('every import of a feature is found', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ to }) => !existsSync(path.join(features, to)))).toEqual([]);
});

test('no two folders of a feature import each other', () => {
  const found = new Set<string>();
  for (const each of imports) {
    const folders = foldersOf(each);
    if (folders) found.add(`${folders.from} imports ${folders.to}`);
  }
  const mutual = imports.filter((each) => {
    const folders = foldersOf(each);
    return folders && found.has(`${folders.to} imports ${folders.from}`);
  });
  expect(mutual).toEqual([]);
});
