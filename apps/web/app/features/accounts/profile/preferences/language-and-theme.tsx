import { updateProfileMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { type Language, languageNames, languages, toLanguage } from '#locales/languages.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { chooseColorScheme, colorSchemes } from '#ui/theme/color-scheme-store.ts';
import { useColorScheme } from '#ui/theme/use-color-scheme.ts';

/** Language and theme. The language is also saved on the server, for emails. */
export function LanguageAndTheme() {
  const { t, translator } = useTranslation('profile');
  const { t: tShared } = useTranslation();
  const scheme = useColorScheme();
  // The page is in the chosen language also when it could not be saved for the emails.
  const save = useAction(updateProfileMutation(), { onFailed: () => true });
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
