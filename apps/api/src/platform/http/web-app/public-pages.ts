import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createExpiringCache } from './expiring-cache.ts';
import { createPage, type WebPage } from './web-pages.ts';

/**
 * Public pages whose content a feature provides: passed in by app.ts, because the platform does not
 * depend on features.
 */
export interface PublicPageSource {
  /** The name of the page for the renderer, and of its template in the build. */
  page: string;
  /** Finds the id in a path without slashes at its ends. */
  path: RegExp;
  /** The query parameters that change the page; all others are ignored. */
  parameters: readonly string[];
  /** What the page shows, and its path from the root; null when there is no such page. */
  find(id: string, parameters: Record<string, string>): Promise<FoundPage | null>;
}

interface FoundPage {
  path: string;
  data: object;
}

/** Renders a page's content and the metadata in its head, in one language. */
export type RenderPublicPage = (request: {
  page: string;
  path: string;
  language: string;
  data: object;
}) => { head: string; body: string };

/** What to send for a path: the page, or where it has moved to. */
export type PublicPage = { page: WebPage; indexed: boolean } | { movedTo: string };

interface PublicPagesOptions {
  sources: readonly PublicPageSource[];
  /** Reads a page of the build. */
  pageOf: (file: string) => Promise<WebPage>;
  render: () => Promise<RenderPublicPage>;
  publicUrl: string;
}

/** Places left and opening hours may be this old; the page's script fetches the places anew. */
const CACHE_MS = 60_000;
const MAX_CACHED_PAGES = 300;
/** Where the build leaves room for the content. */
const CONTENT_SLOT = '<div data-slot="page"></div>';
/** A longer one is none of ours, and would only fill the cache. */
const MAX_PARAMETER_LENGTH = 500;

/**
 * Renders public pages on request, each at most once a minute in each language. Returns undefined
 * for a path that no source describes, and null where its source knows no such page.
 */
export function createPublicPages({ sources, pageOf, render, publicUrl }: PublicPagesOptions) {
  const cached = createExpiringCache<PublicPage | null>({
    lifetimeMs: CACHE_MS,
    maxEntries: MAX_CACHED_PAGES,
  });

  async function renderPage(
    source: PublicPageSource,
    { path, data }: FoundPage,
    language: string,
  ): Promise<WebPage> {
    const template = await pageOf(`templates/${source.page}.${language}.html`);
    const rendered = (await render())({ page: source.page, path, language, data });
    // Functions, because a name may contain `$&`, which a replacement string would interpret.
    const html = template.html
      .replace(CONTENT_SLOT, () => rendered.body)
      .replace('</head>', () => `${rendered.head}</head>`);
    // The template's scripts, not those of the content: a script in there must never run.
    return { ...(await createPage(html, publicUrl)), scripts: template.scripts };
  }

  return async (
    path: string,
    language: string,
    query: Record<string, unknown>,
  ): Promise<PublicPage | null | undefined> => {
    for (const source of sources) {
      const id = source.path.exec(path)?.[1];
      if (id === undefined) continue;
      const parameters = pickParameters(source.parameters, query);
      const key = JSON.stringify([path, language, parameters]);
      return cached(key, async () => {
        const found = await source.find(id, parameters);
        if (!found) return null;
        if (found.path !== `/${path}`) return { movedTo: found.path };
        const indexed = Object.keys(parameters).length === 0;
        return { page: await renderPage(source, found, language), indexed };
      });
    }
    return undefined;
  };
}

function pickParameters(
  names: readonly string[],
  query: Record<string, unknown>,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && value.length <= MAX_PARAMETER_LENGTH
        ? [[name, value]]
        : [];
    }),
  );
}

/** Loads the renderer that the build wrote beside its folder, once; null without one. */
export function findRenderer(folder: string): (() => Promise<RenderPublicPage>) | null {
  const file = join(folder, '../renderer/render-public-page.js');
  if (!existsSync(file)) return null;
  let renderer: Promise<RenderPublicPage> | undefined;
  return () => {
    renderer ??= import(pathToFileURL(file).href).then(
      (module: { renderPublicPage: RenderPublicPage }) => module.renderPublicPage,
    );
    return renderer;
  };
}
