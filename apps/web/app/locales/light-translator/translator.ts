import type { TFunction } from 'i18next';
import type { Resources } from '../resources.ts';
import { type FindTranslations, translate } from './translate.ts';

type Translations = ReturnType<FindTranslations>;
type Options = Parameters<typeof translate>[4];
/** Loads the texts of a namespace in a language. */
type LoadTranslations = (language: string, namespace: string) => Promise<Translations>;

interface Settings {
  lng: string;
  ns: readonly string[];
  defaultNS: string;
  resources?: Record<string, Record<string, Translations>>;
  load?: LoadTranslations;
}

const translations = new Map<string, Translations>();
const loading = new Map<string, Promise<unknown>>();
const requestedNamespaces = new Set<string>();
const listeners = new Set<(language: string) => void>();
let settings: Settings = { lng: 'en', ns: [], defaultNS: 'shared' };

const cacheKey = (language: string, namespace: string) => `${language}/${namespace}`;

function load(language: string, namespace: string): Promise<unknown> {
  const key = cacheKey(language, namespace);
  const pending = loading.get(key);
  if (pending) return pending;
  const read = translations.has(key)
    ? Promise.resolve()
    : Promise.resolve(settings.load?.(language, namespace)).then(
        (found) => void translations.set(key, found),
      );
  loading.set(key, read);
  // A failed request is repeated when the texts are needed again.
  read.catch(() => loading.delete(key));
  return read;
}

/** Returns the translate function of some namespaces in one language. */
export function translateIn(language: string, namespaces: readonly string[]) {
  const find: FindTranslations = (namespace) => translations.get(cacheKey(language, namespace));
  return (key: string, options?: Options) => translate(language, namespaces, find, key, options);
}

/**
 * Starts loading the namespaces that are missing. The promise resolves once all of them are there, and is
 * the same until then: React continues a component whose first promise has resolved without asking again.
 */
export function loadMissing(namespaces: readonly string[]): Promise<unknown> | undefined {
  const missing = namespaces.filter((namespace) => {
    requestedNamespaces.add(namespace);
    return !translations.has(cacheKey(translator.language, namespace));
  });
  const [first, ...others] = missing;
  if (first === undefined) return undefined;
  if (others.length === 0) return load(translator.language, first);
  const key = cacheKey(translator.language, missing.join());
  const together =
    loading.get(key) ?? Promise.all(missing.map((name) => load(translator.language, name)));
  loading.set(key, together);
  together.catch(() => loading.delete(key));
  return together;
}

export const defaultNamespace = () => settings.defaultNS;

/**
 * The product's translator: 1 kB on every page, where i18next would be 15. It reads the translation
 * files as i18next does (i18next-parity.test.ts compares the two), whose types check the keys.
 */
export const translator = {
  language: 'en',

  async init(options: Settings) {
    settings = options;
    for (const [language, namespaces] of Object.entries(options.resources ?? {}))
      for (const [namespace, found] of Object.entries(namespaces))
        translations.set(cacheKey(language, namespace), found);
    translator.language = options.lng;
    for (const namespace of options.ns) requestedNamespaces.add(namespace);
    await Promise.all([...requestedNamespaces].map((namespace) => load(options.lng, namespace)));
  },

  /** Changes the language once every namespace shown so far is loaded in it. */
  async changeLanguage(language: string) {
    await Promise.all([...requestedNamespaces].map((namespace) => load(language, namespace)));
    translator.language = language;
    for (const listener of [...listeners]) listener(language);
  },

  /** Calls the listener after each change of language; returns a function that unsubscribes. */
  onLanguageChange(listener: (language: string) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Returns the texts of a namespace in any language, once they are loaded. */
  async textsIn<Name extends keyof Resources>(language: string, namespace: Name) {
    await load(language, namespace);
    return translateIn(language, [namespace]) as unknown as TFunction<Name>;
  },

  /** Returns a text outside of React, from the default namespace unless `ns` names another. */
  t: ((key: string, options?: Options) =>
    translateIn(translator.language, [settings.defaultNS])(key, options)) as unknown as TFunction,
};
