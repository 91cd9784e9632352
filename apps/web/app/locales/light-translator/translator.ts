// Stands in for i18next in the built app (vite.config.ts): 1 kB instead of 15 on every page. Code and
// types go on using i18next; same-as-i18next.test.ts compares the two word by word.
import { type FindTranslations, translate } from './translate.ts';

type Translations = ReturnType<FindTranslations>;
type Options = Parameters<typeof translate>[4];

interface Backend {
  type: 'backend';
  read(language: string, namespace: string): Promise<Translations>;
}

interface Settings {
  lng: string;
  ns: readonly string[];
  defaultNS: string;
  resources?: Record<string, Record<string, Translations>>;
}

const translations = new Map<string, Translations>();
const loading = new Map<string, Promise<void>>();
const requestedNamespaces = new Set<string>();
const listeners = new Set<(language: string) => void>();
let backend: Backend | undefined;
let settings: Settings = { lng: 'en', ns: [], defaultNS: 'shared' };

const cacheKey = (language: string, namespace: string) => `${language}/${namespace}`;

function load(language: string, namespace: string): Promise<void> {
  const key = cacheKey(language, namespace);
  const pending = loading.get(key);
  if (pending) return pending;
  const read = translations.has(key)
    ? Promise.resolve()
    : Promise.resolve(backend?.read(language, namespace)).then(
        (found) => void translations.set(key, found),
      );
  loading.set(key, read);
  // A network that failed once may have come back when the words are wanted again.
  read.catch(() => loading.delete(key));
  return read;
}

const i18n = {
  language: 'en',

  use(part: { type: string }) {
    if (part.type === 'backend') backend = part as Backend;
    return i18n;
  },

  async init(options: Settings) {
    settings = options;
    for (const [language, namespaces] of Object.entries(options.resources ?? {}))
      for (const [namespace, found] of Object.entries(namespaces))
        translations.set(cacheKey(language, namespace), found);
    i18n.language = options.lng;
    for (const namespace of options.ns) requestedNamespaces.add(namespace);
    await Promise.all([...requestedNamespaces].map((namespace) => load(options.lng, namespace)));
  },

  /** Changes the language once every word shown so far is there in it. */
  async changeLanguage(language: string) {
    await Promise.all([...requestedNamespaces].map((namespace) => load(language, namespace)));
    i18n.language = language;
    for (const listener of [...listeners]) listener(language);
  },

  /** Fetches words before they are shown. */
  async loadNamespaces(namespaces: string | readonly string[]) {
    await Promise.all(
      [namespaces].flat().map((namespace) => {
        requestedNamespaces.add(namespace);
        return load(i18n.language, namespace);
      }),
    );
  },

  on(_event: 'languageChanged', listener: (language: string) => void) {
    listeners.add(listener);
  },

  off(_event: 'languageChanged', listener: (language: string) => void) {
    listeners.delete(listener);
  },

  t(key: string, options?: Options) {
    return i18n.getFixedT(i18n.language, [settings.defaultNS])(key, options);
  },

  getFixedT(language: string, namespaces: readonly string[]) {
    const find: FindTranslations = (namespace) => translations.get(cacheKey(language, namespace));
    return (key: string, options?: Options) => translate(language, namespaces, find, key, options);
  },

  defaultNamespace: () => settings.defaultNS,

  /** The words still missing of these namespaces, as a promise that is the same at each asking. */
  loadMissing(namespaces: readonly string[]): Promise<void> | undefined {
    for (const namespace of namespaces) {
      requestedNamespaces.add(namespace);
      if (!translations.has(cacheKey(i18n.language, namespace)))
        return load(i18n.language, namespace);
    }
    return undefined;
  },
};

export default i18n;
