import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../apps/web/build/client', import.meta.url));
const words = ['shared', 'shell'];

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
}
interface ManifestRoute {
  id: string;
  path?: string;
  parentId?: string;
  module: string;
  imports: string[];
  hasLoader: boolean;
}

/** The JavaScript that a page loads by itself, in bytes of gzip, and in how many files. */
export interface PageWeight {
  page: string;
  bytes: number;
  files: number;
}

/** Every page that the app draws: its start, the frames around the page, the page, the shared words. */
export async function weighAppPages(): Promise<PageWeight[]> {
  const built = await readdir(join(client, 'assets'));
  const manifestFile = built.find((file) => /^manifest-\w+\.js$/.test(file)) ?? '';
  const source = await readFile(join(client, 'assets', manifestFile), 'utf8');
  const manifest: Manifest = JSON.parse(
    source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1),
  );
  const shell = await readFile(join(client, '__spa-fallback.html'), 'utf8');
  const start = new Set([`/assets/${manifestFile}`, ...scriptsOf(shell)]);
  for (const file of await wordFiles(built)) start.add(file);
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const pages = Object.values(manifest.routes).filter(
    ({ id }) => !parents.has(id) && !id.startsWith('legacy:'),
  );
  return Promise.all(
    pages.map((route) => {
      const files = new Set(start);
      for (const { module, imports } of [manifest.entry, ...chain(manifest, route)])
        for (const file of [module, ...imports]) files.add(file);
      return weigh(addressOf(manifest, route), files);
    }),
  );
}

/** A public page as it was written out: the scripts that its HTML names, and what those import. */
export async function weighPublicPages(paths: readonly string[]): Promise<PageWeight[]> {
  const languages = ['index.html', 'index.fr.html', 'index.de.html'];
  return Promise.all(
    paths.flatMap((path) =>
      languages.map(async (file) => {
        const html = await readFile(join(client, path, file), 'utf8');
        return weigh(`${path} ${file}`, new Set(await withImports(scriptsOf(html))));
      }),
    ),
  );
}

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/\/(?:assets\/)?[\w.-]+\.m?js/g)].map(([file]) => file);
}

// A script may fetch others, at once or later: all of them count.
async function withImports(scripts: string[]): Promise<string[]> {
  const seen = new Set<string>();
  const waiting = [...scripts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = await readFile(join(client, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/["'`]\.?\/?(?:assets\/)?([\w.-]+\.js)["'`]/g))
      waiting.push(`/assets/${name}`);
  }
  return [...seen];
}

function chain(manifest: Manifest, route: ManifestRoute): ManifestRoute[] {
  const parent = route.parentId ? manifest.routes[route.parentId] : undefined;
  return parent ? [...chain(manifest, parent), route] : [route];
}

function addressOf(manifest: Manifest, route: ManifestRoute): string {
  const parts = chain(manifest, route).map(({ path }) => path);
  return `/${parts.filter(Boolean).join('/')}`.replaceAll('//', '/');
}

// The largest of the three languages: whoever reads it waits for that one.
async function wordFiles(built: string[]): Promise<string[]> {
  return Promise.all(
    words.map(async (name) => {
      const files = built.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
      const weighed = await Promise.all(
        files.map((file) => weigh(file, new Set([`/assets/${file}`]))),
      );
      return `/assets/${weighed.sort((a, b) => b.bytes - a.bytes)[0]?.page}`;
    }),
  );
}

async function weigh(page: string, files: Set<string>): Promise<PageWeight> {
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(client, file))).length),
  );
  return { page, bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size };
}
