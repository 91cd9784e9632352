type TranslationTree = string | TranslationTree[] | { [key: string]: TranslationTree };

/** Returns the texts of one namespace in one language, or undefined while they are not loaded. */
export type FindTranslations = (namespace: string) => TranslationTree | undefined;

interface Options {
  count?: number;
  ns?: string;
  returnObjects?: boolean;
  replace?: Record<string, unknown>;
  [value: string]: unknown;
}

const pluralRules = new Map<string, Intl.PluralRules>();

/**
 * Returns the text of a key (`empty.title`, `shared:state.loading`) from the first namespace that has
 * it, with its values filled in, or the key itself when none has it. A `count` selects the plural
 * form; zero has its own form where the file has one.
 */
export function translate(
  language: string,
  namespaces: readonly string[],
  find: FindTranslations,
  key: string,
  options: Options = {},
): unknown {
  const [path = '', keyNamespace] = key.split(':').reverse();
  const values = options.replace ?? options;
  for (const name of keyNamespace || options.ns ? [keyNamespace ?? String(options.ns)] : namespaces)
    for (const pluralKey of pluralKeys(language, path, options.count)) {
      const found = textAt(find(name), pluralKey);
      if (typeof found === 'string') return interpolate(found, values);
      if (found !== undefined && options.returnObjects) return interpolateAll(found, values);
    }
  return key;
}

function pluralKeys(language: string, path: string, count: number | undefined): string[] {
  if (typeof count !== 'number') return [path];
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  const zero = count === 0 ? [`${path}_zero`] : [];
  return [...zero, `${path}_${rules.select(count)}`, path];
}

function textAt(tree: TranslationTree | undefined, path: string): TranslationTree | undefined {
  let node: TranslationTree | undefined = tree;
  for (const key of path.split('.')) {
    if (typeof node !== 'object') return undefined;
    node = (node as { [key: string]: TranslationTree })[key];
  }
  return node;
}

function interpolateAll(tree: TranslationTree, values: Record<string, unknown>): TranslationTree {
  if (typeof tree === 'string') return interpolate(tree, values);
  if (Array.isArray(tree)) return tree.map((item) => interpolateAll(item, values));
  const entries = Object.entries(tree).map(([key, item]) => [key, interpolateAll(item, values)]);
  return Object.fromEntries(entries);
}

function interpolate(text: string, values: Record<string, unknown>): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
