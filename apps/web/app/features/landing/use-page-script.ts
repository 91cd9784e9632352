import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { type Language, toLanguage } from '#locales/languages.ts';

type StartPageScript = (page: HTMLElement, language: Language) => () => void;

/**
 * Starts the live parts of a public page where the app renders it, with the functions that
 * public-site/main.ts runs on the prerendered page. Returns the ref of the page's element.
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
