type Words = string | Words[] | { [key: string]: Words };

/** The words of one language and namespace, or undefined while they are not there. */
export type FindWords = (namespace: string) => Words | undefined;

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
  find: FindWords,
  key: string,
  options: Options = {},
): unknown {
  const [path = '', named] = key.split(':').reverse();
  const values = options.replace ?? options;
  for (const name of named || options.ns ? [named ?? String(options.ns)] : namespaces)
    for (const form of formsOf(language, path, options.count)) {
      const found = wordsAt(find(name), form);
      if (typeof found === 'string') return fillIn(found, values);
      if (found !== undefined && options.returnObjects) return fillInAll(found, values);
    }
  return key;
}

function formsOf(language: string, path: string, count: number | undefined): string[] {
  if (typeof count !== 'number') return [path];
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const zero = count === 0 ? [`${path}_zero`] : [];
  return [...zero, `${path}_${rule.select(count)}`, path];
}

function wordsAt(words: Words | undefined, path: string): Words | undefined {
  let here: Words | undefined = words;
  for (const step of path.split('.')) {
    if (typeof here !== 'object') return undefined;
    here = (here as { [key: string]: Words })[step];
  }
  return here;
}

function fillInAll(words: Words, values: Record<string, unknown>): Words {
  if (typeof words === 'string') return fillIn(words, values);
  if (Array.isArray(words)) return words.map((word) => fillInAll(word, values));
  const filled = Object.entries(words).map(([key, word]) => [key, fillInAll(word, values)]);
  return Object.fromEntries(filled);
}

function fillIn(text: string, values: Record<string, unknown>): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
