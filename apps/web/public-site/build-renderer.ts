import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Writes renderer/render-public-page.js, with which the server renders public pages of venues and
 * cities: one file that needs no package. Throws when its class names are not those of the pages'
 * styles, because the pages would be unstyled.
 */
export async function buildRenderer(buildFolder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'app/render-public-page.tsx'),
      outDir: path.join(buildFolder, 'renderer'),
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        checks: { moduleLevelDirective: false, pluginTimings: false },
        output: { entryFileNames: 'render-public-page.js', format: 'es' },
      },
    },
  });
  await checkClassNames(buildFolder);
}

async function checkClassNames(buildFolder: string): Promise<void> {
  const renderer = path.join(buildFolder, 'renderer/render-public-page.js');
  const { renderPublicPage } = await import(/* @vite-ignore */ pathToFileURL(renderer).href);
  const { body } = renderPublicPage({
    page: 'cities',
    path: '/cities',
    language: 'en',
    data: { items: [], next_cursor: null },
  });
  const assets = path.join(buildFolder, 'client/assets');
  const styles = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const css = (
    await Promise.all(styles.map((file) => readFile(path.join(assets, file), 'utf8')))
  ).join();
  const [, className = ''] = /class="([\w-]+)"/.exec(body) ?? [];
  if (!css.includes(`.${className}`) || !className)
    throw new Error(`No style of the build has the class "${className}" of the rendered pages.`);
}
