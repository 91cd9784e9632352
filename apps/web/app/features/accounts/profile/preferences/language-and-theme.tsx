import { updateProfileMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type Language,
  languageNames,
  languages,
  toLanguage,
} from '../../../../locales/languages.ts';
import { Choices } from '../../../../ui/controls/choices.tsx';
import {
  chooseColorScheme,
  colorSchemes,
  useColorScheme,
} from '../../../../ui/theme/color-scheme.ts';

/** Language and theme. The language is kept on the server too: mails are written in it. */
export function LanguageAndTheme() {
  const { t, i18n } = useTranslation('profile');
  const { t: tShared } = useTranslation();
  const scheme = useColorScheme();
  const save = useMutation(updateProfileMutation());
  const chooseLanguage = (language: Language) => {
    void i18n.changeLanguage(language);
    save.mutate({ body: { language } });
  };
  return (
    <>
      <Choices
        label={t('look.language')}
        value={toLanguage(i18n.language)}
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
