import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { documents, find, REPOSITORY, read } from './read-documents.ts';

/** Written by a command: not there in a fresh clone. */
const GENERATED = ['apps/api/build', 'apps/web/build', 'bench/latest.json'];
/** The name that a new file gets, in CONTRIBUTING. */
const PLACEHOLDER = 'YYYYMMDD-HHMM-verb-noun';

const exists = (path: string) => existsSync(join(REPOSITORY, path));
const withoutCodeBlocks = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

test('no document has a dead link', () => {
  const links = documents().flatMap((document) =>
    linksOf(document).map((target) => ({ document, target })),
  );
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter(({ document, target }) => !leadsSomewhere(document, target))).toEqual([]);
});

test('no document names a path of the repository that is not there', () => {
  const paths = documents().flatMap((document) =>
    pathsOf(document).map((path) => ({ document, path })),
  );
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter(({ path }) => !isThere(path))).toEqual([]);
});

test('no document names a source file that is not there', () => {
  const files = sourceFiles().map((path) => `/${path}`);
  const names = documents().flatMap((document) =>
    sourceFilesOf(document).map((name) => ({ document, name })),
  );
  expect(names.length).toBeGreaterThan(300);
  const missing = names.filter(({ name }) => !files.some((path) => path.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test('no source file names a document that is not there', () => {
  const named = sourceFiles().flatMap((file) =>
    [...read(file).matchAll(/docs\/[\w./-]+\.md/g)].map(([document]) => ({ file, document })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ document }) => !exists(document))).toEqual([]);
});

const sourceFiles = () => find('{apps,packages,art,e2e,bench,scripts}/**/*.{ts,tsx,mjs,sql}');

/** Links and pictures, but for those to other sites. */
function linksOf(document: string): string[] {
  const text = withoutCodeBlocks(read(document)).replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

function leadsSomewhere(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path ? normalize(join(dirname(document), path)) : document;
  if (!exists(file)) return false;
  return anchor === undefined || anchorsOf(file).includes(anchor);
}

/** As GitHub derives them from the headings. */
const anchorsOf = (document: string) =>
  [...withoutCodeBlocks(read(document)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** What stands in backticks, also in code blocks, and begins with a folder of the repository. */
function pathsOf(document: string): string[] {
  const named = [
    ...read(document).matchAll(/`((?:apps|packages|art|e2e|bench|docs|scripts)\/[^\s`]+)`/g),
  ];
  return named
    .flatMap(([, path = '']) => expandBraces(path))
    .map((path) => path.replace(/<[a-z-]+>|…/g, '*').replace(PLACEHOLDER, '*'))
    .filter((path) => !GENERATED.some((folder) => path.startsWith(folder)));
}

/** Names of source files in backticks, alone or with some of their folders. */
const sourceFilesOf = (document: string) =>
  [...read(document).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes(PLACEHOLDER));

/** `locales/{en,fr}` names two paths. */
function expandBraces(path: string): string[] {
  const [whole, before, list, after] = /^(.*?)\{([^}]+)\}(.*)$/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return (list ?? '').split(',').flatMap((each) => expandBraces(`${before}${each}${after}`));
}

const isThere = (path: string) => (path.includes('*') ? find(path).length > 0 : exists(path));
