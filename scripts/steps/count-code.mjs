import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';

const app = 'apps/web/app/';
const literal = /(?:gap|padding|margin|font-size)[a-z-]*:[^;]*[1-9][0-9.]*(?:px|rem)/g;
const vagueActor = /^\s*(?:\/\/|\/?\*|--).*\b(?:whoever|somebody|nobody|is told|are told)\b/gim;
const sentence = 'That did not work. Please try again.';

/** What is counted of the repository's files, by what it is. */
export function countCode() {
  const files = trackedFiles();
  const web = files.filter(({ path }) => path.startsWith(app) && /(?<!\.test)\.tsx?$/.test(path));
  const features = web.filter(({ path }) => path.startsWith(`${app}features/`));
  const styles = files.filter(({ path }) => path.startsWith('apps/web/') && path.endsWith('.css'));
  const delivery = files.filter(({ path }) => /^apps\/web\/scripts\/[^/]+\.ts$/.test(path));
  const code = files.filter(({ path }) => /\.(?:ts|tsx|mjs|sql|css)$/.test(path));
  return {
    'lines of TypeScript in the web app without tests': lines(web),
    'lines of features/partners': lines(
      web.filter(({ path }) => path.startsWith(`${app}features/partners/`)),
    ),
    'features of the web app without a feature of the API': ownFeatures(web).length,
    'useMutation(': matches(features, /useMutation\(/g),
    'useAction(': matches(features, /useAction\(/g),
    "?? t('…failed')": matches(features, /\?\? t\('[^']*[fF]ailed'/g),
    'files with useInfiniteQuery(': withMatch(web, /useInfiniteQuery\(/),
    'files that handle version_conflict': withMatch(web, /'version_conflict'/),
    'forms by hand': matches(features, /<form\b/g),
    'files with ConfirmDialog outside ui/': withMatch(features, /<ConfirmDialog\b/),
    'imports by three or more ..': matches(web, /from '(?:\.\.\/){3}/g),
    [`“${sentence}” in English`]: matches(
      files.filter(({ path }) => path.startsWith(`${app}locales/en/`)),
      new RegExp(`"${sentence.replaceAll('.', '\\.')}"`, 'g'),
    ),
    'files of CSS': styles.length,
    'lines of CSS': lines(styles),
    'rules of two or more declarations in more than three modules': repeatedRules(styles).length,
    'spaces and sizes in px or rem outside ui/': matches(
      styles.filter(({ path }) => !path.includes('/ui/')),
      literal,
    ),
    'files that name a text field of a venue': venueFieldFiles(files).length,
    'lines that concern delivery in apps/web/scripts, of at most 330': lines(delivery),
    'comments that name no actor': matches(code, vagueActor),
    'API test files that build the app by hand': withMatch(
      files.filter(({ path }) => /^apps\/api\/.*\.test\.ts$/.test(path)),
      /\bbuildApp\(/,
    ),
    migrations: files.filter(({ path }) => /^apps\/api\/migrations\/.*\.sql$/.test(path)).length,
  };
}

function trackedFiles() {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' });
  return listed.stdout
    .split('\0')
    .filter((path) => /\.(?:ts|tsx|mjs|css|sql|json|md)$/.test(path) && !isGenerated(path))
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
}

const isGenerated = (path) => path.includes('/generated/') || path.endsWith('package-lock.json');

const lines = (files) => files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

const matches = (files, pattern) =>
  files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

const withMatch = (files, pattern) => files.filter(({ text }) => pattern.test(text)).length;

function ownFeatures(web) {
  const shared = ['apps/api/src/features', 'packages/contract/src'].flatMap((folder) =>
    readdirSync(join(repository, folder)),
  );
  const features = new Set(web.map(({ path }) => /features\/([^/]+)\//.exec(path)?.[1]));
  return [...features].filter((name) => name && !shared.includes(name));
}

/** The rules of two or more declarations that stand in more than three style sheets. */
function repeatedRules(styles) {
  const sheets = new Map();
  for (const { path, text } of styles) {
    const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, body] of plain.matchAll(/\{([^{}]*)\}/g)) {
      const declarations = body.split(';').map((one) => one.trim());
      const rule = declarations.filter(Boolean).toSorted();
      if (rule.length < 2) continue;
      const key = rule.join('; ');
      sheets.set(key, (sheets.get(key) ?? new Set()).add(path));
    }
  }
  return [...sheets].filter(([, paths]) => paths.size > 3).map(([rule]) => rule);
}

/** The files beside migrations, texts, tests and demo data that a field like `important_info` touches. */
function venueFieldFiles(files) {
  return files.filter(
    ({ path, text }) =>
      /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
      !/\.test\.|\/test\/|demo|test-data|platform\/database\/schema|\/locales\//.test(path) &&
      text.includes('important_info'),
  );
}
