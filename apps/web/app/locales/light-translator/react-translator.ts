import type { Namespace, TFunction } from 'i18next';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  use,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { defaultNamespace, loadMissing, translateIn, translator } from './translator.ts';

type NamespaceOf<Names> = Names extends Namespace ? Names : 'shared';

interface Translation<Names> {
  t: TFunction<NamespaceOf<Names>>;
  translator: typeof translator;
}

const currentLanguage = () => translator.language;

/** A promise that React knows to be resolved, so that `use` does not suspend. */
const nothingToLoad = Object.assign(Promise.resolve(), { status: 'fulfilled' as const });

/** Returns the texts of one or more namespaces in the chosen language; suspends until loaded. */
export function useTranslation<const Names extends Namespace | undefined = undefined>(
  namespaces?: Names,
): Translation<Names> {
  const language = useSyncExternalStore(
    translator.onLanguageChange,
    currentLanguage,
    currentLanguage,
  );
  const names = [namespaces ?? defaultNamespace()].flat().join();
  // Called at every render: React resumes a suspended component where it stopped, and leaving out
  // `use` then would shift the hooks after it (React error 467).
  use(loadMissing(names.split(',')) ?? nothingToLoad);
  return useMemo(
    // A new `t` for each language, so that whatever depends on it is computed again.
    () => {
      const t: unknown = translateIn(language, names.split(','));
      return { t: t as Translation<Names>['t'], translator };
    },
    [language, names],
  );
}

interface TransProps<Key extends string> {
  t: (key: Key) => string;
  i18nKey: Key;
  components: Record<string, ReactElement<{ children?: ReactNode }>>;
}

/** Renders a text with elements in it: `<terms>…</terms>` becomes the element of that name. */
export function Trans<Key extends string>({ t, i18nKey, components }: TransProps<Key>): ReactNode {
  const parts = t(i18nKey).split(/(<\w+>.*?<\/\w+>)/);
  return parts.map((part) => {
    const [, name = '', text] = /^<(\w+)>(.*?)<\/\w+>$/.exec(part) ?? [];
    const element = components[name];
    return element ? cloneElement(element, { key: part }, text) : part;
  });
}
