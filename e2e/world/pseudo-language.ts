import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const assets = fileURLToPath(new URL('../../apps/web/build/client/assets', import.meta.url));
const germanWords = fileURLToPath(new URL('../../apps/web/app/locales/de', import.meta.url));

const writtenOut = ['/', '/pricing', '/partners', '/contact', '/faq', '/terms', '/privacy'];

const marked: Record<string, string> = {
  ...{ a: 'ȧ', e: 'ḗ', i: 'ī', o: 'ǿ', u: 'ŭ', y: 'ẏ', ä: 'ȧ', ö: 'ǿ', ü: 'ŭ' },
  ...{ A: 'Ȧ', E: 'Ḗ', I: 'Ī', O: 'Ǿ', U: 'Ŭ', Y: 'Ẏ', Ä: 'Ȧ', Ö: 'Ǿ', Ü: 'Ŭ' },
};

/** Marks every vowel of a text, leaving placeholders, nested keys and tags as they are. */
function pseudo(text: string): string {
  return text
    .split(/(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[aeiouyäöü]/gi, (vowel) => marked[vowel] ?? vowel),
    )
    .join('');
}

type Words = string | Words[] | { [key: string]: Words };

function pseudoWords(words: Words): Words {
  if (typeof words === 'string') return pseudo(words);
  if (Array.isArray(words)) return words.map(pseudoWords);
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoWords(value)]));
}

/** The built files that carry the German words, each with its words marked. */
async function markedFiles(): Promise<Map<string, string>> {
  const built = await readdir(assets);
  const found = new Map<string, string>();
  for (const file of await readdir(germanWords)) {
    const words = JSON.parse(await readFile(join(germanWords, file), 'utf8'));
    const name = file.replace('.json', '');
    const candidates = built.filter(
      (entry) => entry.startsWith(`${name}-`) && entry.endsWith('.js'),
    );
    for (const candidate of candidates) {
      const carried = await wordsIn(join(assets, candidate));
      if (JSON.stringify(carried) === JSON.stringify(words))
        found.set(candidate, `export default ${JSON.stringify(pseudoWords(words))};`);
    }
    if (![...found.keys()].some((entry) => candidates.includes(entry)))
      throw new Error(`The build carries no German ${file}: is it older than the words?`);
  }
  return found;
}

// A file that needs others cannot be read alone: it carries code, not words.
async function wordsIn(path: string): Promise<unknown> {
  const source = await readFile(path, 'utf8');
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`).catch(
    () => null,
  );
  return module?.default;
}

/**
 * Lets the page speak a language that nobody speaks: German (the longest of ours) with every vowel
 * marked. A word with a plain vowel was then not translated: it is hard-coded, or a key without words.
 */
export async function speakPseudo(page: Page): Promise<void> {
  const files = await markedFiles();
  await page.route('**/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = files.get(name);
    if (body === undefined) return route.fallback();
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  // Public pages are written out with the plain words: the app's shell draws them from the marked ones.
  await page.route(
    (url) => writtenOut.includes(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const shell = new URL('/app', route.request().url()).href;
      return route.fulfill({ response: await route.fetch({ url: shell }) });
    },
  );
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('i18nextLng', 'de');
  });
}
