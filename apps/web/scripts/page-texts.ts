import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '../app/locales/languages.ts';

/** The built file of each namespace, by language. */
type TextFiles = Map<string, Partial<Record<Language, string>>>;

/** Reads from the built app which file holds the texts of which namespace and language. */
export async function readTextFiles(assets: string): Promise<TextFiles> {
  const found: TextFiles = new Map();
  for (const file of await readdir(assets)) {
    if (!file.startsWith('entry.client-') || !file.endsWith('.js')) continue;
    const source = await readFile(path.join(assets, file), 'utf8');
    for (const [language, namespace, name] of textImports(source))
      found.set(namespace, { ...found.get(namespace), [language]: name });
  }
  if (!found.has('shared')) throw new Error('The build names no file with texts.');
  return found;
}

function textImports(source: string): [Language, string, string][] {
  return languages.flatMap((language) => {
    const pattern = new RegExp(
      `"\\./${language}/([\\w-]+)\\.json":\\(\\)=>\\w+\\(\\(\\)=>import\\(.\\./([\\w-]+\\.js)`,
      'g',
    );
    return [...source.matchAll(pattern)].map(
      ([, namespace = '', name = '']): [Language, string, string] => [language, namespace, name],
    );
  });
}

/** The namespaces that a built module passes to `useTranslation`: one, or a list. */
export function namespacesOf(source: string, known: ReadonlySet<string>): string[] {
  const calls = source.matchAll(/[\w$]\(\[?((?:`[\w-]+`,?)+)\]?\)/g);
  const lists = [...calls].map(([, list = '']) => list.replaceAll('`', '').split(','));
  return [...new Set(lists.filter((list) => list.every((name) => known.has(name))).flat())];
}
