import { toLanguage } from '../app/locales/languages.ts';
import {
  type ColorScheme,
  chooseColorScheme,
  onColorSchemeChange,
  readColorScheme,
} from '../app/ui/theme/color-scheme-store.ts';
import { startLanding } from './landing/start-landing.ts';
import { startPricing } from './pricing/start-pricing.ts';

/**
 * All that a public page runs when it is read as it was written out: the choices of its frame, and
 * what is live on the start page. Everything else there works without a script.
 */
const language = toLanguage(document.documentElement.lang);
const languageSelects = document.querySelectorAll<HTMLSelectElement>('select[name="language"]');
const themeInputs = document.querySelectorAll<HTMLInputElement>('input[data-theme]');

// A browser that comes back to a page fills in what was chosen when it was left.
for (const choice of languageSelects) choice.value = language;
const showChosenTheme = () => {
  for (const theme of themeInputs) theme.checked = theme.dataset.theme === readColorScheme();
};
showChosenTheme();
onColorSchemeChange(showChosenTheme);

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === 'language') {
    localStorage.setItem('i18nextLng', target.value);
    location.assign(`${location.pathname}?lang=${target.value}${location.hash}`);
  }
  if (target instanceof HTMLInputElement && target.dataset.theme)
    chooseColorScheme(target.dataset.theme as ColorScheme);
});

const page = document.querySelector<HTMLElement>('[data-live]');
if (page?.dataset.live === 'landing') startLanding(page, language);
if (page?.dataset.live === 'pricing') startPricing(page, language);
