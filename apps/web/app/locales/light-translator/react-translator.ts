// Stands in for react-i18next in the built app, see i18n.ts.
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  use,
  useMemo,
  useSyncExternalStore,
} from 'react';
import i18n from './translator.ts';

export const initReactI18next = { type: '3rdParty' };

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}
const language = () => i18n.language;

/** A promise that React knows to be kept already, so that nobody waits for it. */
const nothingToLoad = Object.assign(Promise.resolve(), { status: 'fulfilled' as const });

/** The words of one or more namespaces in the chosen language; waits until they are there. */
export function useTranslation(namespace?: string | readonly string[]) {
  const current = useSyncExternalStore(subscribe, language, language);
  const names = [namespace ?? i18n.defaultNamespace()].flat().join();
  // Asked for at every render: React renders a waiting component again from where it waited, and a
  // `use` that is then left out shifts the hooks after it (React error 467).
  use(i18n.loadMissing(names.split(',')) ?? nothingToLoad);
  return useMemo(
    // A new object for each language: whoever depends on it hears of the change.
    () => ({ t: i18n.getFixedT(current, names.split(',')), i18n, ready: true }),
    [current, names],
  );
}

interface TransProps {
  t: (key: string) => unknown;
  i18nKey: string;
  components: Record<string, ReactElement<{ children?: ReactNode }>>;
}

/** A sentence with elements in it: `<terms>…</terms>` becomes the element of that name. */
export function Trans({ t, i18nKey, components }: TransProps): ReactNode {
  const parts = String(t(i18nKey)).split(/(<\w+>.*?<\/\w+>)/);
  return parts.map((part) => {
    const [, name = '', text] = /^<(\w+)>(.*?)<\/\w+>$/.exec(part) ?? [];
    const element = components[name];
    return element ? cloneElement(element, { key: part }, text) : part;
  });
}
