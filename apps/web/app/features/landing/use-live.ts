import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, toLanguage } from '../../locales/languages.ts';

type Start = (page: HTMLElement, language: Language) => () => void;

/**
 * Brings a public page to life where the app shows it. A page read as it was written out does so
 * with entry.public.ts, without React; both use the same code.
 */
export function useLive(load: () => Promise<Start>): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const loader = useRef(load);
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void loader.current().then((start) => {
      if (!left && page.current) stop = start(page.current, language);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [language]);
  return page;
}
