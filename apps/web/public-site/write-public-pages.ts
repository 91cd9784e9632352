import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { languages } from '#locales/languages.ts';
import { firstPaintScript } from '#ui/theme/first-paint-script.ts';
import { earlyReadScript } from '../scripts/early-read.ts';
import { pagePreloads } from '../scripts/page-preloads.ts';
import { bundleFile, bundleInline } from './bundle-script.ts';
import { publicFirstPaintScript } from './first-paint-script.ts';
import { joinStyles } from './join-styles.ts';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
const firstRows = fileURLToPath(
  new URL('../app/features/explore/first-rows/show-first-rows.ts', import.meta.url),
);

/** An address outside the public pages: React Router renders the app's empty shell for it. */
const shellPath = '/app/shell';

/** Where the server puts the content of a page (api: platform/http/web-app/public-pages.ts). */
const contentSlot = '<div data-slot="page"></div>';

/**
 * Writes `__spa-fallback.html`, the shell that every page of the app starts from, and each public
 * page in every language as HTML with its own small script, without React and the router.
 * `faq/index.html` is English, `faq/index.de.html` German; the server picks one. Pages that the
 * server fills in or chooses by itself are `templates/venue.de.html`.
 */
export async function writePublicPages(
  buildFolder: string,
  paths: string[],
  templates: Record<string, string>,
): Promise<void> {
  const client = path.join(buildFolder, 'client');
  const script = await bundleFile(client, entry);
  const built = await readServerBuild(buildFolder);
  const render = pageRenderer(built);
  const renderPage = async (page: string, language: string) => {
    const html = await render(`${page}?lang=${language}`);
    const joined = await joinStyles(client, toStandalonePage(html, language, script));
    return paintAtOnce(joined);
  };
  const { renderFirstRows } = built.entry.module as unknown as ServerEntry;
  const shell = await toShell(client, await render(shellPath), await renderFirstRows());
  await writeFile(path.join(client, '__spa-fallback.html'), shell);
  for (const page of paths)
    for (const language of languages) {
      const file = language === 'en' ? 'index.html' : `index.${language}.html`;
      await mkdir(path.join(client, page), { recursive: true });
      await writeFile(path.join(client, page, file), await renderPage(page, language));
    }
  await mkdir(path.join(client, 'templates'), { recursive: true });
  for (const [name, page] of Object.entries(templates))
    for (const language of languages) {
      const html = await renderPage(page, language);
      if (name !== 'not-found' && !html.includes(contentSlot))
        throw new Error(`The template of ${page} has no place for its content.`);
      await writeFile(path.join(client, 'templates', `${name}.${language}.html`), html);
    }
}

/** What entry.server.tsx exports beside what React Router asks for. */
interface ServerEntry {
  renderFirstRows(): Promise<string>;
}

const charset = '<meta charSet="utf-8"/>';
const preloadedFont = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;
const sheet = /<link rel="stylesheet"[^>]*>/g;
const firstPaintStyles = fileURLToPath(new URL('../app/ui/theme/first-paint.css', import.meta.url));

/**
 * The shell with scripts that request at once what the opened page needs; they load the fonts, too. They are
 * large, and come after what is painted first. The style sheets hold back nothing: they are loaded for no
 * medium until the app starts (app/ui/theme/apply-shell-styles.ts).
 */
async function toShell(client: string, page: string, templates: string): Promise<string> {
  const fonts = [...page.matchAll(preloadedFont)].map(([, url = '']) => url);
  if (fonts.length === 0 || !page.match(sheet))
    throw new Error('The shell has no font or no style sheet.');
  const shell = page
    .replaceAll(preloadedFont, '')
    // As the shrunk manifest names them.
    .replaceAll('.css#"', '.css"')
    .replaceAll(sheet, (link) => link.replace('/>', ' media="not all" fetchPriority="high"/>'));
  const preloads = await pagePreloads(client, shell, fonts);
  const scripts = [earlyReadScript, preloads, await bundleInline(firstRows)]
    .map((script) => `<script>${script}</script>`)
    .join('');
  return withFirstPaint(shell.replace('</body>', () => `${templates}${scripts}</body>`));
}

/** A public page paints its paper before its style sheet, which holds back what follows it. */
function paintAtOnce(page: string): Promise<string> {
  const [link = ''] = page.match(sheet) ?? [];
  return withFirstPaint(page.replace(link, '').replace('<body>', () => `<body>${link}`));
}

/** A page whose first bytes have the styles of its first paint. */
async function withFirstPaint(page: string): Promise<string> {
  const styles = await readFile(firstPaintStyles, 'utf8');
  const short = styles.replaceAll(/\/\*[\s\S]*?\*\/|\n\s*/g, '');
  return page.replace(charset, () => `${charset}<style>${short}</style>`);
}

async function readServerBuild(buildFolder: string): Promise<ServerBuild> {
  const server = pathToFileURL(path.join(buildFolder, 'server/index.js')).href;
  return (await import(/* @vite-ignore */ server)) as ServerBuild;
}

function pageRenderer(serverBuild: ServerBuild): (address: string) => Promise<string> {
  const handleRequest = createRequestHandler(serverBuild, 'production');
  return async (address) => {
    const response = await handleRequest(new Request(`http://localhost${address}`));
    if (response.status !== 200) throw new Error(`${address} returned ${response.status}.`);
    return response.text();
  };
}

const scripts = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const preloads = /<link rel="modulepreload"[^>]*>/g;

/** Replaces the app's scripts in a rendered page by the script of the public pages. */
function toStandalonePage(html: string, language: string, script: string): string {
  if (!html.includes(firstPaintScript)) throw new Error('The page has no first-paint script.');
  return html
    .replace(preloads, '')
    .replace(scripts, '')
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('/manifest.en.', `/manifest.${language}.`)
    .replace(charset, `${charset}<script>${publicFirstPaintScript}</script>`)
    .replace('</head>', `<script type="module" src="${script}"></script></head>`);
}
