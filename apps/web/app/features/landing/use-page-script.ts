import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { type Language, toLanguage } from '../../locales/languages.ts';

type StartPageScript = (page: HTMLElement, language: Language) => () => void;

/**
 * Brings a public page to life where the app shows it. A page read as it was written out does so
 * with entry.public.ts, without React; both use the same code.
 */
export function usePageScript(
  load: () => Promise<StartPageScript>,
): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const loader = useRef(load);
  const { translator } = useTranslation();
  const language = toLanguage(translator.language);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let unmounted = false;
    void loader.current().then((start) => {
      if (!unmounted && page.current) stop = start(page.current, language);
    });
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [language]);
  return page;
}
