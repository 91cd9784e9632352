import { updateProfileMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { type Language, languageNames, languages, toLanguage } from '#locales/languages.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { chooseColorScheme, colorSchemes } from '#ui/theme/color-scheme-store.ts';
import { useColorScheme } from '#ui/theme/use-color-scheme.ts';

/** Language and theme. The language is also saved on the server, for emails. */
export function LanguageAndTheme() {
  const { t, translator } = useTranslation('profile');
  const { t: tShared } = useTranslation();
  const scheme = useColorScheme();
  const save = useMutation(updateProfileMutation());
  const chooseLanguage = (language: Language) => {
    void translator.changeLanguage(language);
    save.mutate({ body: { language } });
  };
  return (
    <>
      <Choices
        label={t('look.language')}
        value={toLanguage(translator.language)}
        choices={languages.map((language) => ({ value: language, name: languageNames[language] }))}
        onChoose={chooseLanguage}
      />
      <Choices
        label={t('look.theme')}
        value={scheme}
        choices={colorSchemes.map((value) => ({ value, name: tShared(`theme.${value}`) }))}
        onChoose={chooseColorScheme}
      />
    </>
  );
}
