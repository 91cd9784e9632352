import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#light-translator';
import { chooseColorScheme, colorSchemes } from './color-scheme-store.ts';
import classes from './theme-switch.module.css';
import { useColorScheme } from './use-color-scheme.ts';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

/** Chooses the light theme, the dark theme or the system's. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const chosen = useColorScheme();
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{t('theme.label')}</legend>
      {colorSchemes.map((scheme) => {
        const Icon = icons[scheme];
        return (
          <label key={scheme} className={classes.choice} title={t(`theme.${scheme}`)}>
            <input
              type="radio"
              name={name}
              data-theme={scheme}
              className="visually-hidden"
              checked={chosen === scheme}
              onChange={() => chooseColorScheme(scheme)}
            />
            <Icon size={18} stroke={1.8} aria-hidden="true" />
            <span className="visually-hidden">{t(`theme.${scheme}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
