import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Files below assets/: what the built file of each route needs at once, and the texts by `de/shared`. */
export interface PageFiles {
  routes: Record<string, { files: string[]; texts: string[] }>;
  texts: Record<string, string>;
}

export const pageFilesName = 'page-files.json';

/** What a page imports later and yet needs at once: loaded with the page's own files. */
const partsOfPages = new Map([
  ['pages/member/explore.tsx', 'features/explore/results/venue-list.tsx'],
]);

const app = path.join(import.meta.dirname, '../app/').replaceAll('\\', '/');
const routeQuery = '?__react-router-build-client-route';
const translation = /useTranslation\(([^)]*)\)/g;

/** Lists in `page-files.json` what the page of each route needs at once, for the shell to preload. */
export function pageFiles(): Plugin {
  return {
    name: 'pulse:page-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const read = (id: string) => this.getModuleInfo(id);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byModule = new Map(chunks.map((chunk) => [chunk.facadeModuleId ?? '', chunk]));
      const listed: PageFiles = { routes: {}, texts: {} };
      for (const [id, { fileName }] of byModule) {
        const [, text] = /locales\/(\w+\/[\w-]+)\.json$/.exec(id) ?? [];
        if (text) listed.texts[text] = path.basename(fileName);
      }
      for (const [id, chunk] of byModule) {
        if (!id.endsWith(routeQuery)) continue;
        const module = id.replace(routeQuery, '');
        const part = app + partsOfPages.get(module.replace(app, ''));
        const loaded = withImports([chunk, byModule.get(part)], bundle);
        const styles = loaded.flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]);
        const names = [...styles, ...loaded.map(({ fileName }) => fileName)];
        const texts = sourcesFrom([module, part], read).flatMap(textsIn);
        listed.routes[path.basename(chunk.fileName)] = {
          files: [...new Set(names)].map((name) => path.basename(name)),
          texts: [...new Set(texts)].filter((name) => `en/${name}` in listed.texts),
        };
      }
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(listed) });
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** The built files with those that they import at once, directly or not. */
function withImports(files: (Chunk | undefined)[], bundle: Rolldown.OutputBundle): Chunk[] {
  const found = new Set(files.filter((file) => file !== undefined));
  for (const { imports } of found)
    for (const file of imports.map((name) => bundle[name]))
      if (file?.type === 'chunk') found.add(file);
  return [...found];
}

/** The sources of the app's modules that some of them import at once, directly or not. */
function sourcesFrom(ids: string[], read: (id: string) => Rolldown.ModuleInfo | null): string[] {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of read(id)?.importedIds ?? [])
      if (imported.startsWith(app)) found.add(imported);
  return [...found].map((id) => read(id)?.code ?? '');
}

const textsIn = (source: string) =>
  [...source.matchAll(translation)].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []);
