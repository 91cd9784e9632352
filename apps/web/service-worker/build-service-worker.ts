import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BuildManifest } from './build-manifest.ts';

const sources = fileURLToPath(new URL('./', import.meta.url));
/** Bytes. Larger files (map, QR code reader) are cached when they are first needed. */
const maxPrecachedFileSize = 500_000;
/** Bytes of all precached files, uncompressed; about a quarter of it is transferred. */
const precacheBudget = 4_000_000;
/** Fonts of writing systems that none of our languages uses. */
const unusedFonts = /-(vietnamese|cyrillic|greek)[-\w]*\.woff2$/;
/** Precached beside the hashed files, because the installed app shows them. */
const extraFiles = ['favicon.svg', 'icons/icon-192.png', 'cover-art/surf-0.svg'];

/**
 * Writes sw.js, which caches the files of this build, and sw-off.js, which unregisters it. Throws when
 * the shell loads a file that is not precached, or when the precached files exceed the budget.
 */
export async function buildServiceWorker(
  clientFolder: string,
  publicPages: string[],
): Promise<void> {
  const manifest = await createBuildManifest(clientFolder, publicPages);
  await bundle(clientFolder, 'worker.ts', 'sw.js', manifest);
  await bundle(clientFolder, 'unregister-worker.ts', 'sw-off.js', manifest);
}

async function createBuildManifest(folder: string, publicPages: string[]): Promise<BuildManifest> {
  const html = await readFile(path.join(folder, '__spa-fallback.html'), 'utf8');
  const hashed = (await readdir(path.join(folder, 'assets'))).sort();
  const sizes = await Promise.all(
    hashed.map(async (file) => (await stat(path.join(folder, 'assets', file))).size),
  );
  const isLarge = (index: number) => (sizes[index] ?? 0) > maxPrecachedFileSize;
  const precachedFiles = hashed.filter(
    (file, index) => /\.(js|css|woff2)$/.test(file) && !isLarge(index) && !unusedFonts.test(file),
  );
  const precached = new Set(precachedFiles.map((file) => `/assets/${file}`));
  for (const [, start = ''] of html.matchAll(/"(\/assets\/[^"#]+)/g))
    if (!precached.has(start))
      throw new Error(`The shell starts with ${start}, which is not precached.`);
  const totalSize = hashed.reduce(
    (sum, file, index) => sum + (precached.has(`/assets/${file}`) ? (sizes[index] ?? 0) : 0),
    0,
  );
  if (totalSize > precacheBudget)
    throw new Error(`${totalSize} bytes would be precached, the limit is ${precacheBudget}.`);
  return {
    version: /\/assets\/manifest-(\w+)\.js/.exec(html)?.[1] ?? '',
    precache: [
      { url: '/app/shell', revision: hashOf(html) },
      ...(await Promise.all(extraFiles.map((file) => withRevision(folder, file)))),
      ...[...precached].map((url) => ({ url, revision: null })),
    ],
    large: hashed.filter((_, index) => isLarge(index)).map((file) => `/assets/${file}`),
    publicPages,
  };
}

async function withRevision(folder: string, file: string) {
  return { url: `/${file}`, revision: hashOf(await readFile(path.join(folder, file))) };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

async function bundle(folder: string, entry: string, file: string, manifest: BuildManifest) {
  await build({
    configFile: false,
    root: sources,
    logLevel: 'warn',
    mode: 'production',
    define: {
      __BUILD_MANIFEST__: JSON.stringify(manifest),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(sources, entry),
        output: { entryFileNames: file, format: 'iife' },
      },
    },
  });
}
