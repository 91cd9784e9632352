type TranslationTree = string | TranslationTree[] | { [key: string]: TranslationTree };

/** The words of one language and namespace, or undefined while they are not there. */
export type FindTranslations = (namespace: string) => TranslationTree | undefined;

interface Options {
  count?: number;
  ns?: string;
  returnObjects?: boolean;
  replace?: Record<string, unknown>;
  [value: string]: unknown;
}

const rules = new Map<string, Intl.PluralRules>();

/**
 * The text of a key (`soon.title`, `shared:state.loading`) in the first namespace that has it, with
 * its values filled in; the key itself where nobody has it. Counts choose the plural form, and zero
 * its own where there is one.
 */
export function translate(
  language: string,
  namespaces: readonly string[],
  find: FindTranslations,
  key: string,
  options: Options = {},
): unknown {
  const [path = '', named] = key.split(':').reverse();
  const values = options.replace ?? options;
  for (const name of named || options.ns ? [named ?? String(options.ns)] : namespaces)
    for (const pluralKey of pluralKeys(language, path, options.count)) {
      const found = textAt(find(name), pluralKey);
      if (typeof found === 'string') return interpolate(found, values);
      if (found !== undefined && options.returnObjects) return interpolateAll(found, values);
    }
  return key;
}

function pluralKeys(language: string, path: string, count: number | undefined): string[] {
  if (typeof count !== 'number') return [path];
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const zero = count === 0 ? [`${path}_zero`] : [];
  return [...zero, `${path}_${rule.select(count)}`, path];
}

function textAt(tree: TranslationTree | undefined, path: string): TranslationTree | undefined {
  let here: TranslationTree | undefined = tree;
  for (const step of path.split('.')) {
    if (typeof here !== 'object') return undefined;
    here = (here as { [key: string]: TranslationTree })[step];
  }
  return here;
}

function interpolateAll(tree: TranslationTree, values: Record<string, unknown>): TranslationTree {
  if (typeof tree === 'string') return interpolate(tree, values);
  if (Array.isArray(tree)) return tree.map((word) => interpolateAll(word, values));
  const filled = Object.entries(tree).map(([key, word]) => [key, interpolateAll(word, values)]);
  return Object.fromEntries(filled);
}

function interpolate(text: string, values: Record<string, unknown>): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
