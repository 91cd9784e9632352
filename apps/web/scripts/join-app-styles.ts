import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfParts } from './page-parts.ts';
import {
  type ManifestRoute,
  readRouteManifest,
  withLayouts,
  writeRouteManifest,
} from './read-route-manifest.ts';

type Routes = Record<string, ManifestRoute>;

/** A page within all the frames of the app; the styles of these frames are those that the app starts with. */
const pageWithAllFrames = 'pages/member/explore';
/** A part of most pages, and smaller than what a file of its own costs. */
const partOfMostPages = /^cover-art-[\w-]+\.css$/;

/**
 * Joins style sheets, of which the build writes one for each file of JavaScript: those of the app's frames
 * to one that the shell starts with, and those of a page with its parts to one of the page. Public pages
 * have one joined sheet each already (public-site/join-styles.ts).
 */
export async function joinAppStyles(clientFolder: string): Promise<void> {
  const { routes } = await readRouteManifest(clientFolder);
  const assets = path.join(clientFolder, 'assets');
  const built = await readdir(assets);
  const ofFrames = sheetsOfFrames(routes);
  const ofStart = [...ofFrames, ...built.filter((file) => partOfMostPages.test(file))];
  const start = await writeJoined(assets, 'start', ofStart);
  for (const route of Object.values(routes))
    route.css = (route.css ?? []).filter((url) => !ofStart.includes(nameOf(url)));
  routes.root?.css.unshift(`/assets/${start}`);
  await linkInShell(path.join(clientFolder, '__spa-fallback.html'), start);
  for (const file of built.filter((name) => name.endsWith('.js')))
    await forgetSheets(path.join(assets, file), ofStart);
  await Promise.all(Object.values(routes).map((route) => joinWithParts(clientFolder, route)));
  await writeRouteManifest(clientFolder, routes);
  // Nothing refers to them any more: they would be cached on every device.
  await Promise.all(ofStart.map((file) => rm(path.join(assets, file))));
}

const nameOf = (url: string) => url.replace('/assets/', '').replace('#', '');

function sheetsOfFrames(routes: Routes): string[] {
  const page = routes[pageWithAllFrames];
  if (!page) throw new Error(`The build has no page ${pageWithAllFrames}.`);
  const frames = withLayouts(routes, page).filter((route) => route !== page);
  return [...new Set(frames.flatMap(({ css }) => css ?? []).map(nameOf))];
}

async function joinWithParts(clientFolder: string, route: ManifestRoute): Promise<void> {
  const file = path.join(clientFolder, route.module);
  const sources = route.imports.map((url) => readFile(path.join(clientFolder, url), 'utf8'));
  const parts = filesOfParts(route.id, await Promise.all([readFile(file, 'utf8'), ...sources]));
  const ofParts = parts.filter((name) => name.endsWith('.css'));
  if (ofParts.length === 0) return;
  const sheets = [...new Set([...route.css.map(nameOf), ...ofParts])];
  const joined = await writeJoined(path.join(clientFolder, 'assets'), 'page', sheets);
  route.css = [`/assets/${joined}`];
  // Other files may be parts of other pages: they keep asking for the sheets that they need.
  await forgetSheets(file, sheets);
}

async function writeJoined(assets: string, name: string, sheets: string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(assets, file), 'utf8')));
  const text = texts.join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  await writeFile(path.join(assets, `${name}-${hash}.css`), text);
  return `${name}-${hash}.css`;
}

async function linkInShell(file: string, start: string): Promise<void> {
  const shell = await readFile(file, 'utf8');
  const link = /<link rel="stylesheet" href="[^"]+"\/>/g;
  const [first] = shell.match(link) ?? [];
  if (!first) throw new Error('The shell has no style sheet.');
  const joined = shell
    .replace(first, '<!--styles-->')
    .replaceAll(link, '')
    .replace('<!--styles-->', `<link rel="stylesheet" href="/assets/${start}"/>`);
  await writeFile(file, joined);
}

/**
 * Takes joined sheets out of the list of files that a module's later parts need. The list is read by
 * position: in place of a sheet it names a file that the app starts with. It must not name the joined
 * sheet: the module would keep its name in a release in which only that sheet is another one.
 */
async function forgetSheets(file: string, sheets: readonly string[]): Promise<void> {
  const source = await readFile(file, 'utf8');
  const [files] = /\bm\.f=\[[^\]]*\]/.exec(source) ?? [];
  if (!files || !sheets.some((sheet) => files.includes(`"assets/${sheet}"`))) return;
  const [loaded] = /"assets\/base-[\w-]+\.js"/.exec(files) ?? [];
  if (!loaded) throw new Error(`A part of ${path.basename(file)} has styles and needs no base.`);
  const kept = sheets.reduce((text, sheet) => text.replaceAll(`"assets/${sheet}"`, loaded), files);
  await writeFile(
    file,
    source.replace(files, () => kept),
  );
}
