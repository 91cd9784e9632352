import { languageOfText } from '@pulse/domain';
import type { ComponentProps } from 'react';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { Text } from './text.tsx';

interface AuthoredTextProps extends Omit<ComponentProps<typeof Text>, 'children' | 'written'> {
  children: string;
}

/** A text as its author wrote it; in another language than the reader's it says which, aloud too. */
export function AuthoredText({ children, ...props }: AuthoredTextProps) {
  const { t, translator } = useTranslation();
  const language = languageOfText(children);
  const isForeign = language !== null && language !== toLanguage(translator.language);
  return (
    <>
      {isForeign && (
        <Text size="small" tone="faint">
          {t(`writtenIn.${language}`)}
        </Text>
      )}
      <Text {...props} written lang={isForeign ? language : undefined} dir="auto">
        {children}
      </Text>
    </>
  );
}
