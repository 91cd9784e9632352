import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { languageNames, languages, toLanguage } from '#locales/languages.ts';
import classes from './language-switch.module.css';

/** Chooses the language; the choice is stored in local storage. */
export function LanguageSwitch() {
  const { t, translator } = useTranslation();
  const current = toLanguage(translator.language);
  return (
    <label className={classes.switch}>
      <IconWorld size={20} stroke={1.6} aria-hidden="true" />
      <span aria-hidden="true">{current.toUpperCase()}</span>
      <select
        className={classes.select}
        name="language"
        aria-label={t('language')}
        value={current}
        onChange={(event) => void translator.changeLanguage(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
