import { type Language, languages } from '#locales/languages.ts';

/** The built file of each namespace, by language. */
type TextFiles = Map<string, Partial<Record<Language, string>>>;

/** Reads from the sources of the app's entry which built file holds the texts of which namespace and language. */
export function readTextFiles(entry: readonly string[]): TextFiles {
  const found: TextFiles = new Map();
  for (const [language, namespace, name] of entry.flatMap(textImports))
    found.set(namespace, { ...found.get(namespace), [language]: name });
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
  const calls = source.matchAll(/(?<![\w$.])[\w$]+\(\[?((?:`[\w-]+`,?)+)\]?\)/g);
  const lists = [...calls].map(([, list = '']) => list.replaceAll('`', '').split(','));
  return [...new Set(lists.filter((list) => list.every((name) => known.has(name))).flat())];
}
