import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Config } from '../../../config.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';

const compress = promisify(brotliCompress);
/** What the build writes in place of this server's URL, which is known only when serving. */
const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';

/** Shows the notice that every page contains (web: layouts/root/open-demo-notice.tsx). */
const OPEN_DEMO_MARK = ' data-open-demo';

/** A page as it is sent. */
export interface WebPage {
  html: string;
  brotli: Buffer;
  etag: string;
  /** CSP sources of the page's own inline scripts. */
  scripts: string[];
}

/** The built pages with what depends on this server filled in, each read once and cached. */
export function createWebPages(
  folder: string,
  { publicUrl, openDemo }: Pick<Config, 'publicUrl' | 'openDemo'>,
) {
  const pages = new Map<string, Promise<WebPage>>();

  async function loadPage(file: string): Promise<WebPage> {
    const html = await readFile(join(folder, file), 'utf8');
    const marked = openDemo ? html.replace('<html', `<html${OPEN_DEMO_MARK}`) : html;
    return createPage(marked, publicUrl, 9);
  }

  return (file: string): Promise<WebPage> => {
    const cached = pages.get(file);
    if (cached) return cached;
    const page = loadPage(file);
    pages.set(file, page);
    // A page that cannot be read now (too many open files, a build in progress) is read again
    // later.
    page.catch(() => pages.delete(file));
    return page;
  };
}

/**
 * A page as it is sent, from HTML of the build; `quality` is that of the compression, of 11: a page
 * that is sent for a minute only is not worth more than 5.
 */
export async function createPage(html: string, publicUrl: string, quality = 5): Promise<WebPage> {
  const filled = html.replaceAll(PUBLIC_URL_PLACEHOLDER, () => publicUrl);
  const bytes = Buffer.from(filled);
  return {
    html: filled,
    brotli: await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    scripts: inlineScriptHashes(filled),
  };
}
