import { useEffect, useState } from 'react';
import { translator } from '#light-translator';
import type { Language } from '#locales/languages.ts';
import type { PosterContent, PosterTexts } from './poster-content.ts';

/** A poster with its texts in a language, which need not be the reader's; null until they are loaded. */
export function usePosterTexts(content: PosterContent, language: Language): PosterTexts | null {
  const [texts, setTexts] = useState<PosterTexts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void translator.textsIn(language, 'partner-qr-codes').then((t) => {
      const { name, label } = content;
      const scan = t('poster.scan');
      const alt = t('poster.alt', { name, label, scan });
      if (isCurrent)
        setTexts({
          ...content,
          language,
          scan,
          how: t('poster.how'),
          type: t('poster.type'),
          alt,
        });
    });
    return () => {
      isCurrent = false;
    };
  }, [content, language]);
  return texts;
}
